import { type ReactElement, type ReactNode, useMemo, useRef, useState } from "react";
import { AS_WRITTEN, forksOf, type OpenFork } from "#algorithms/core/run/futures.ts";
import type { Choice } from "#algorithms/core/run/performed-run.ts";
import { useTouch } from "../ask/use-touch.ts";
import { Icon } from "../page/Icon.tsx";
import { type ToolProps, waiting } from "../player/state/player-state.ts";
import { ForkChoices, forksIn, marksOfAnswer } from "./ForkChoices.tsx";
import type { WhatIfTool } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

interface ChooseProps extends ToolProps {
  readonly tool: WhatIfTool;
  /** Whether touches of the picture choose. */
  readonly isFree: boolean;
  /** What a touch of the picture changes in the input, while that is open. */
  readonly children?: ReactNode;
}

/** Beside the picture of the run: what is free at this step, and the way to where something is. */
export function Choose(props: ChooseProps): ReactElement {
  const { tool, state, act, moment } = props;
  const { subject } = tool.now;
  const { position } = state;
  const box = useRef<HTMLDivElement>(null);
  const forks = useMemo(() => forksIn(subject, AS_WRITTEN, position), [subject, position]);
  // What was touched at another step chooses nothing here.
  const [hand, setHand] = useState<{ readonly at: number; readonly marks: readonly string[] }>();
  const touched = hand?.at === position ? hand.marks : [];
  const ways = useWays(tool, forks.length === 0, position);
  const hasWay = subject.performing !== undefined && (ways.before ?? ways.next) !== undefined;
  useTouch(
    box,
    (first, below) => {
      const isAnswer = (mark: string) => (fork: OpenFork) =>
        fork.legal.some((answer) => marksOfAnswer(subject, fork, answer).includes(mark));
      const mark = below !== undefined && !forks.some(isAnswer(first)) ? below : first;
      const marks = [...touched.filter((each) => each !== mark), mark];
      const fits = (fork: OpenFork) =>
        fork.legal.filter((answer) =>
          marks.every((each) => marksOfAnswer(subject, fork, answer).includes(each)),
        );
      const fork = forks.find((each) => fits(each).length > 0);
      const [only, ...others] = fork ? fits(fork) : [];
      const index = only && others.length === 0 ? fork?.legal.indexOf(only) : undefined;
      setHand(index === undefined ? { at: position, marks: fork ? marks : [] } : undefined);
      if (fork && index !== undefined && index !== fork.taken) act(tool.take(AS_WRITTEN, fork, index));
    },
    props.isFree && state.asking === undefined && forks.length > 0,
    { plate: moment.scene.plate, key: subject },
  );
  // An answer that a question of the figure asks for is not given away.
  const isAsked = waiting(state).includes(position + 1);
  const prompt = (fork: OpenFork): string => {
    const own = fork.legal[fork.taken] ?? [];
    const choice: Choice = { kind: fork.kind, position, own, legal: fork.legal };
    return subject.performing?.words.prompt[fork.kind]?.(choice, moment.frame, subject.run.problem) ?? "";
  };
  const way = (to: number | undefined, isNext: boolean): ReactElement => (
    <button
      type="button"
      className={isNext ? "btn btn--solid" : "btn"}
      aria-label={
        to === undefined ? undefined : `${isNext ? words.toNext : words.toLast}: ${words.step(to + 1)}`
      }
      disabled={to === undefined}
      onClick={() => to !== undefined && act({ type: "seek", position: to })}
    >
      {!isNext && <Icon name="previous" />}
      {to === undefined ? (isNext ? words.noneLater : words.noneEarlier) : words.step(to + 1)}
      {isNext && <Icon name="next" />}
    </button>
  );
  return (
    <div className="what-if__choose" ref={box}>
      <p className="panel__head">
        {words.title}
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => act({ type: "tool", tool: undefined })}
        >
          {words.close} <kbd>Esc</kbd>
        </button>
      </p>
      {props.children}
      {forks.map((fork) => (
        <div key={`${position} ${fork.nth}`}>
          <p className="what-if__prompt">
            {prompt(fork)} <small>{words.instead(position + 1)}</small>
          </p>
          <ForkChoices
            {...{ subject, fork, touched }}
            tag={isAsked ? "" : words.ownTag}
            onTake={(index) => act(tool.take(AS_WRITTEN, fork, index))}
            onPoint={(mark) => act({ type: "point", mark })}
          />
        </div>
      ))}
      {forks.length > 0 && props.isFree && <p className="what-if__hint">{words.touchHint}</p>}
      {forks.length === 0 && (
        <p role="status">{hasWay ? words.none(ways.before === position - 1, position) : words.noneAtAll}</p>
      )}
      {forks.length === 0 && hasWay && (
        <div className="what-if__ways">
          {way(ways.before, false)}
          {way(ways.next, true)}
        </div>
      )}
    </div>
  );
}

/** The free choices before and behind a position; looked for only where there is none. */
function useWays(
  { now: { subject } }: WhatIfTool,
  isWanted: boolean,
  position: number,
): { readonly before: number | undefined; readonly next: number | undefined } {
  const { lesson, run } = subject;
  const forks = useMemo(
    () => (isWanted ? forksOf([lesson, run.problem], AS_WRITTEN) : []),
    [isWanted, lesson, run],
  );
  const [before, next] = [
    forks.findLast((fork) => fork.position < position),
    forks.find((fork) => fork.position > position),
  ];
  return { before: before?.position, next: next?.position };
}
