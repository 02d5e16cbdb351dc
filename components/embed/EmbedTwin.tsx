import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { AnnotationHead, Comment } from "../panels/Annotation.tsx";
import { momentOf } from "../panels/moment.ts";
import type { PlayerWords } from "../panels/words.ts";
import { Plate } from "../picture/Plate.tsx";
import { useTween } from "../picture/use-tween.ts";
import type { Run } from "../run/run.ts";
import type { TwinPace } from "../twin/twin-halts.ts";
import { useTwin } from "../twin/twin-state.ts";
import { EmbedControls } from "./EmbedControls.tsx";
import { type Framed, stepIn, useOrders } from "./use-orders.ts";

/** A run that is compared with another one, under its name. */
export interface EmbedSide {
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly title: string;
  readonly note: string;
}

interface EmbedTwinProps {
  /** The id of the figure. */
  readonly figure: string;
  readonly title: string;
  readonly left: EmbedSide;
  readonly right: EmbedSide;
  readonly by: TwinPace;
  /** The halt at which it opens. */
  readonly opensAt?: number;
  /** What somebody says of it, above its pictures. */
  readonly said?: ReactNode;
  /** The frame of another page in which it stands, and whose orders it hears. */
  readonly frame?: Framed | undefined;
  readonly words: PlayerWords;
  readonly onPosition?: (position: number, isLast: boolean) => void;
}

/** Two runs under one slider, small: their pictures beside each other, and what is said of both steps. */
export function EmbedTwin(props: EmbedTwinProps): ReactElement {
  const { figure, title, left, right, words, onPosition } = props;
  const twin = useTwin(props);
  const { by, at, last, positions, isOver, playing, ready, go } = twin;
  const goBy = (direction: 1 | -1): void => {
    twin.pause();
    go(at + direction);
  };
  useOrders(props.frame, {
    ...{ ready, playing, asking: false },
    where: { step: at, from: 0, to: last, of: last },
    follow(order) {
      if (order.do === "go") go(stepIn({ from: 0, to: last }, order.step));
      else if (order.do === "next" || order.do === "previous") {
        // Its steps are halts of both runs, and have no levels.
        if (order.level !== undefined) return "level";
        goBy(order.do === "next" ? 1 : -1);
      } else if (playing !== (order.do === "play")) twin.play();
      return undefined;
    },
  });
  // Where it opens is no news.
  const told = useRef(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is told stays the same.
  useEffect(() => {
    if (ready && told.current !== at) onPosition?.(at, at === last);
    told.current = at;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (!ready || isModified || (event.target as Element).closest("input, button")) return;
    if (twin.press(event.key.toLowerCase())) event.preventDefault();
  };
  const round = left.lesson.words.levels.phase[0];
  return (
    <section
      className="embed embed--twin"
      id={figure}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the figure itself takes the focus, for its keys.
      tabIndex={0}
      data-ready={ready ? "" : undefined}
      onKeyDown={onKeyDown}
    >
      {props.said}
      <fieldset className="embed__pace" disabled={!ready}>
        {(["step", "round"] as const).map((way) => (
          <label key={way}>
            <input type="radio" name={`by-${figure}`} checked={by === way} onChange={() => twin.count(way)} />
            {way === "step" ? words.byStep : words.byRound}
          </label>
        ))}
      </fieldset>
      <div className="embed__sides">
        <Side {...props} side={left} position={positions[0]} isOver={isOver[0]} ready={ready} />
        <Side {...props} side={right} position={positions[1]} isOver={isOver[1]} ready={ready} />
      </div>
      <EmbedControls
        unit={by === "round" ? round : words.step}
        {...{ playing, ready, words }}
        {...{ position: at, from: 0, to: last, of: last }}
        isAsking={false}
        onMove={goBy}
        onPlay={twin.play}
        onSeek={go}
      />
    </section>
  );
}

interface SideProps extends EmbedTwinProps {
  readonly side: EmbedSide;
  readonly position: number;
  readonly isOver: boolean;
  readonly ready: boolean;
}

function Side({ side, position, isOver, ready, words }: SideProps): ReactElement {
  const { lesson, run, title, note } = side;
  const [pointed, setPointed] = useState<string>();
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), words);
  const tween = useTween(lesson, moment.frame, 1, ready);
  return (
    <div className="embed__side">
      <p className="embed__name">
        <b>{title}</b> {isOver ? words.over : note}
      </p>
      <figure className="diagram">
        <Plate plate={moment.scene.plate} tween={tween} pointed={pointed} isLetterboxed words={words} />
      </figure>
      <AnnotationHead position={position} text={moment.notation} where={moment.where} />
      <p className="embed__comment">
        <Comment moment={moment} onPoint={setPointed} />
      </p>
    </div>
  );
}
