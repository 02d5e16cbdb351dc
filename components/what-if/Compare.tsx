import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { Icon } from "../page/Icon.tsx";
import { AnnotationHead, Comment } from "../panels/Annotation.tsx";
import { momentOf } from "../panels/moment.ts";
import { Plate } from "../picture/Plate.tsx";
import { useTween } from "../picture/use-tween.ts";
import { SPEEDS, STEPS_A_SECOND, type ToolProps } from "../player/state/player-state.ts";
import type { Run } from "../run/run.ts";
import { ForkChoices, forksIn } from "./ForkChoices.tsx";
import { FutureList } from "./FutureList.tsx";
import { type OrdersCount, OrdersPanel } from "./OrdersPanel.tsx";
import type { ShownFuture } from "./otherwise.ts";
import { Rail } from "./Rail.tsx";
import type { WhatIfTool } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

interface CompareProps extends ToolProps {
  readonly count: OrdersCount;
  readonly tool: WhatIfTool;
  readonly shown: ShownFuture;
}

/** In the place of the figure: the run and another future of it, under one rail. */
export function Compare(props: CompareProps): ReactElement {
  const { lesson, state, act, tool, shown, count, words: player } = props;
  const { subject, halt, playing, before } = tool.now;
  const { aligned, kept, difference } = shown;
  const mine = tool.left();
  const [left, right] = aligned.at(halt);
  // On a phone there is room for one of the two pictures, and for one of the lists.
  const [tab, setTab] = useState<"left" | "right">("right");
  const [list, setList] = useState<"futures" | "orders">("futures");
  // Links, and the way back to the run, speak of the step on the left, as far as the run as written goes.
  const position = Math.min(left, subject.run.trace.length);
  useEffect(() => {
    if (state.position !== position) act({ type: "seek", position });
  }, [position, state.position, act]);
  // Before it is seen: a step of the old one would bring back what was just undone.
  useLayoutEffect(() => {
    if (!playing) return undefined;
    const speed = Math.min(16, SPEEDS[state.speed] ?? 1);
    const timer = setTimeout(() => act(tool.tick()), 1000 / (STEPS_A_SECOND * speed));
    return () => clearTimeout(timer);
  }, [playing, tool, state.speed, act]);
  // Who has chosen by the keys goes on with them: what they chose by is gone.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const figure = box.current?.closest<HTMLElement>(".player");
    const now = document.activeElement;
    const isLost = !figure?.contains(now) || now?.closest(".diagram");
    if (isLost && navigator.userActivation?.isActive) figure?.focus({ preventScroll: true });
  }, []);
  const parts = [
    { ...mine, at: left, side: 0, says: shown.left?.says },
    { run: shown.run, at: right, side: 1, title: kept.name, says: shown.says },
  ] as const;
  const phase = lesson.words.levels.phase[0];
  return (
    <div className="what-if" ref={box} data-two="" data-tab={tab} data-list={list}>
      <p className="what-if__tabs">
        {(["left", "right"] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="btn"
            aria-pressed={tab === each}
            onClick={() => setTab(each)}
          >
            {each === "left" ? mine.title : kept.name}
          </button>
        ))}
      </p>
      {parts.map(({ run, at, side, title, says }) => (
        <Half
          key={side}
          {...{ lesson, run, at, title, player, says }}
          isLeft={side === 0}
          note={
            at === run.trace.length && halt < aligned.last
              ? words.over
              : aligned.waits(side, halt)
                ? words.waits
                : words.step(at)
          }
        />
      ))}
      <div className="what-if__side">
        <p className="what-if__tabs">
          {(["futures", "orders"] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="btn"
              aria-pressed={list === each}
              onClick={() => setList(each)}
            >
              {words.tabs[each]}
            </button>
          ))}
        </p>
        <FutureList tool={tool} act={act} />
        <Another {...props} right={right} />
        <OrdersPanel {...{ tool, act, count }} />
      </div>
      <p className="what-if__difference" role="status">
        <b>{difference.outcome}</b> <span>{difference.agreement}</span>
      </p>
      <div className="what-if__bar">
        <Rail {...{ shown, halt, label: words.both }} left={mine.run} onGo={(to) => act(tool.go(to))} />
        <div className="what-if__controls">
          <IconButton
            icon="previousPhase"
            label={words.previousPhase(phase)}
            off={halt === 0}
            onClick={() => act(tool.goPhase(-1))}
          />
          <IconButton
            icon="previous"
            label={words.previous}
            off={halt === 0}
            onClick={() => act(tool.go(halt - 1))}
          />
          <button type="button" className="btn btn--solid" onClick={() => act(tool.play())}>
            <Icon name={playing ? "pause" : "play"} />
            <span>{playing ? words.pause : words.play}</span>
          </button>
          <IconButton
            icon="next"
            label={words.next}
            off={halt === aligned.last}
            onClick={() => act(tool.go(halt + 1))}
          />
          <IconButton
            icon="nextPhase"
            label={words.nextPhase(phase)}
            off={halt === aligned.last}
            onClick={() => act(tool.goPhase(1))}
          />
          <span className="what-if__at">{words.at(halt, aligned.last)}</span>
          <button
            type="button"
            className="btn"
            disabled={before === undefined}
            onClick={() => {
              const undone = tool.undo();
              if (undone) act(undone);
            }}
          >
            {words.undo}
          </button>
          <button
            type="button"
            className="btn what-if__back"
            onClick={() => act(tool.with({ shown: undefined, playing: false }))}
          >
            <Icon name="leave" />
            <span>{words.back}</span> <kbd>Esc</kbd>
          </button>
        </div>
      </div>
    </div>
  );
}

interface IconButtonProps {
  readonly icon: Parameters<typeof Icon>[0]["name"];
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

function IconButton({ icon, label, off, onClick }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="btn btn--icon btn--quiet"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** What could be chosen otherwise where the future stands: it becomes a future of that one. */
function Another({
  tool,
  act,
  shown,
  right,
}: CompareProps & { readonly right: number }): ReactElement | null {
  const { future } = shown.kept;
  if (!("deviations" in future)) return null;
  const { subject } = tool.now;
  const [fork] = forksIn(subject, future, right);
  if (!fork) return null;
  return (
    <section className="what-if__another">
      <p>{words.another}</p>
      <ForkChoices
        {...{ subject, fork, tag: words.chosenTag, problem: shown.run.problem }}
        onTake={(index) => act(tool.take(future, fork, index))}
      />
    </section>
  );
}

interface HalfProps {
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly at: number;
  readonly title: string;
  readonly note: string;
  readonly isLeft: boolean;
  readonly says: ShownFuture["says"] | undefined;
  readonly player: ToolProps["words"];
}

function Half({ lesson, run, at, title, note, isLeft, says, player }: HalfProps): ReactElement {
  const [pointed, setPointed] = useState<string>();
  const moment = momentOf(lesson, run.problem, run.scout.seek(at), player);
  const tween = useTween(lesson, moment.frame, 1, true);
  return (
    <section className="what-if__half" data-side={isLeft ? "left" : "right"} aria-label={title}>
      <p className="panel__head">
        {title} <span>{note}</span>
      </p>
      <figure className="diagram">
        <Plate plate={moment.scene.plate} tween={tween} pointed={pointed} words={player} />
      </figure>
      <AnnotationHead position={at} text={moment.notation} />
      <p className="annotation__comment">
        {says ? says(moment.frame) : <Comment moment={moment} onPoint={setPointed} />}
      </p>
    </section>
  );
}
