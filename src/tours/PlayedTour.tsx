import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { isRightAnswer } from "#components/tour/own-answer.ts";
import type { Tour, TourStop } from "#components/tour/tour.ts";
import { OwnQuestion } from "./desk/OwnQuestion.tsx";
import type { PageWords } from "./page-words.en.ts";
import type { StopFigureProps } from "./StopFigure.tsx";
import { stopId } from "./stop-id.ts";
import { NOTHING, type Progress, type ProgressStore, useProgress } from "./use-progress.ts";

interface PlayedProps {
  readonly tour: Tour;
  /** The name under which a pupil's progress is kept. */
  readonly name: string;
  readonly words: PageWords;
  /** What shows the diagram of a stop. */
  readonly Figure: ComponentType<StopFigureProps>;
  /** Whether all stops are open at once. */
  readonly isWhole: boolean;
  /** What else can be done with the tour, and what became of that. */
  readonly tools?: ReactNode;
  readonly told?: string;
  /** So many stops are done in any case. */
  readonly least?: number;
  /** Where a pupil's progress is kept, if not in this browser. */
  readonly store?: ProgressStore;
  /** Hears of the first and of later answers, and of stops that are done; numbers count from 1. */
  readonly onAnswer?: (number: number, isRight: boolean, given?: string) => void;
  readonly onDone?: (number: number) => void;
  /** Where the answers are handed in when the tour is done. */
  readonly HandIn?: ComponentType<{ readonly tour: Tour; readonly progress: Progress }>;
}

/** A tour as homework: one stop after the other, each behind the question before it. */
export function PlayedTour(props: PlayedProps): ReactElement {
  const { tour, name, words, Figure, isWhole, tools, told = "", least, store, onDone, HandIn } = props;
  const [progress, change, isKept] = useProgress(name, least, store);
  // Players of another turn begin anew, and ask again.
  const [turn, setTurn] = useState(0);
  const [before, setBefore] = useState<Progress>();
  const begin = (next: Progress, last?: Progress): void => {
    change(() => next);
    setBefore(last);
    setTurn(turn + 1);
  };
  const isUntouched = progress.done === 0 && progress.settled.length === 0;
  const { stops } = tour;
  const title = tour.title || words.unnamed;
  useEffect(() => {
    document.title = document.title.replace(/^.*(?= – )/, title);
  }, [title]);
  const shown = isWhole ? stops.length : Math.min(stops.length, progress.done + 1);
  const goOn = (number: number): void => {
    change((old) => ({ ...old, done: Math.max(old.done, number) }));
    onDone?.(number);
    requestAnimationFrame(() => {
      const next = document.getElementById(number < stops.length ? `at-${stopId(number + 1)}` : "tour-end");
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: "start" });
    });
  };
  return (
    <div className="tour">
      <header className="tour__opening">
        <h1>{title}</h1>
        {tour.opening !== "" && <p className="tour__lead">{tour.opening}</p>}
        <p className="tour__tools">
          {tools}
          {progress.done > 0 && (
            <button type="button" className="btn btn--quiet" onClick={() => begin(NOTHING, progress)}>
              {words.again}
            </button>
          )}
          {before && isUntouched && (
            <button type="button" className="btn btn--quiet" onClick={() => begin(before)}>
              {words.undo}
            </button>
          )}
        </p>
        <p role="status">
          {told} {words.progress(Math.min(progress.done, stops.length), stops.length)}
        </p>
        {!isKept && <p role="status">{words.notKept}</p>}
      </header>
      {stops.slice(0, shown).map((stop, k) => (
        <PlayedStop
          // biome-ignore lint/suspicious/noArrayIndexKey: a tour that is played does not change.
          key={`${turn} ${k}`}
          {...{ stop, progress, change, words, Figure }}
          onAnswer={(isRight, given, isGraded) => {
            if (HandIn) change(withFirst(k + 1, { right: isGraded ? isRight : null, given: given ?? "" }));
            const isOwn = stop.asks === "own" || stop.asks === "touch";
            props.onAnswer?.(k + 1, isRight, ...(isOwn && given !== undefined ? [given] : []));
          }}
          number={k + 1}
          of={stops.length}
          isWanted={isWhole}
          onNext={() => goOn(k + 1)}
        />
      ))}
      {progress.done >= stops.length && stops.length > 0 && (
        <p className="tour__end" id="tour-end" tabIndex={-1} role="status">
          {words.done(stops.length)}
        </p>
      )}
      {HandIn && progress.done >= stops.length && stops.some(({ asks }) => asks !== "none") && (
        <HandIn {...{ tour, progress }} />
      )}
    </div>
  );
}

/** Puts the first answer at a stop down; later ones change nothing. */
function withFirst(number: number, first: Progress["firsts"][number]): (old: Progress) => Progress {
  return (old) => ({ ...old, firsts: { [number]: first, ...old.firsts } });
}

interface PlayedStopProps extends Pick<PlayedProps, "words" | "Figure"> {
  readonly onAnswer: (isRight: boolean, given: string | undefined, isGraded: boolean) => void;
  readonly stop: TourStop;
  readonly number: number;
  readonly of: number;
  readonly progress: Progress;
  readonly change: (change: (old: Progress) => Progress) => void;
  readonly isWanted: boolean;
  readonly onNext: () => void;
}

/** A stop as a pupil has it: what the coach says, the living figure, the question, and then the next one. */
function PlayedStop(props: PlayedStopProps): ReactElement {
  const { stop, number, of, progress, change, words, Figure, isWanted, onAnswer, onNext } = props;
  const asked = `asked-${stopId(number)}`;
  const isSettled = stop.asks === "none" || progress.settled.includes(number);
  const settle = (answer?: string): void =>
    change((old) => ({
      ...old,
      settled: old.settled.includes(number) ? old.settled : [...old.settled, number],
      answers: answer === undefined ? old.answers : { ...old.answers, [number]: answer },
    }));
  return (
    <section className="tour__stop" aria-labelledby={`at-${stopId(number)}`}>
      <h2 id={`at-${stopId(number)}`} tabIndex={-1}>
        {words.stopOf(number, of)}
      </h2>
      {stop.sentence !== "" && <p className="tour__sentence">{stop.sentence}</p>}
      {(stop.asks === "own" || stop.asks === "touch") && (
        <p className="tour__asked" id={asked} data-touch={stop.asks === "touch" ? "" : undefined}>
          {stop.question}
        </p>
      )}
      <Figure
        {...{ stop, number, isWanted }}
        onSettled={(isRight, given) => {
          settle();
          // Where the coach has told no right mark, any will do.
          const isGraded = stop.asks !== "touch" || (stop.marks ?? []).length > 0;
          if (isRight !== undefined) onAnswer(isRight, given, isGraded);
        }}
      />
      {stop.asks === "own" && (
        <OwnQuestion
          {...{ stop, words, asked }}
          given={progress.answers[number]}
          onAnswer={(answer) => {
            settle(answer);
            // Where the coach has written no answer, any will do.
            const isGraded = stop.answer !== "";
            onAnswer(!isGraded || isRightAnswer(stop, answer), answer, isGraded);
          }}
        />
      )}
      {progress.done < number && (
        <p className="tour__next">
          <button type="button" className="btn btn--solid" disabled={!isSettled} onClick={onNext}>
            {number < of ? words.goOn : words.finish}
          </button>
          {!isSettled && <span>{words.answerFirst}</span>}
        </p>
      )}
    </section>
  );
}
