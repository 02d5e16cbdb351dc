import { useLayoutEffect, useState } from "react";
import type { SentQuestion, StageNews } from "../stage/channel.ts";
import type { OnStage } from "../stage/use-stage.ts";
import { type OwnChoice, ownChoices, toldAnswer } from "./own-answer.ts";
import type { TourStop } from "./tour.ts";

/** A stop of a tour on the stage. */
export interface StopOnStage {
  readonly stop: TourStop;
  /** Whether the coach's own answer is shown. */
  readonly isAnswered: boolean;
  /** What can be chosen, where the coach asks so. */
  readonly choices: readonly OwnChoice[];
  /** The coach's own question, while it is open and has choices; the notes window can have it voted on. */
  readonly question: SentQuestion | undefined;
  /** What comes next, where the lesson asks nothing. */
  readonly next: Pick<StageNews["next"], "does" | "sentence">;
  /** Does the next or the last thing of this stop; false when it is the turn of another one. */
  readonly go: (direction: 1 | -1) => boolean;
}

/** What stands at the stop. */
interface StoppedRun {
  /** Goes to where the stop begins. */
  readonly open: () => void;
  /** Answers what the lesson asks; false when it asks nothing. */
  readonly reveal?: () => boolean;
}

/** The stop that a figure on the stage is, where it is one: its step, its question, the answer, and then the next stop. */
export function useTourStop(
  stop: TourStop | undefined,
  { call }: OnStage,
  { open, reveal }: StoppedRun,
): StopOnStage | undefined {
  const [isAnswered, setAnswered] = useState(false);
  // Before it is seen: what is pressed then must not be undone by this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call.
  useLayoutEffect(() => {
    if (!stop || !call?.fresh) return;
    setAnswered(false);
    open();
  }, [call]);
  if (!stop) return undefined;
  const hasAnswer = stop.asks === "own" && stop.answer !== "" && !stop.hides.includes("answer");
  const choices = stop.asks === "own" ? ownChoices(stop) : [];
  return {
    stop,
    isAnswered,
    choices,
    question:
      hasAnswer && !isAnswered && choices.length > 0
        ? {
            position: 0,
            prompt: stop.question,
            choices,
            right: choices.filter(({ isRight }) => isRight).map(({ letter }) => letter),
          }
        : undefined,
    next:
      hasAnswer && !isAnswered
        ? { does: "answer", sentence: toldAnswer(stop) }
        : { does: "diagram", sentence: "" },
    go: (direction) => {
      if (direction === 1 && reveal?.()) return true;
      if (hasAnswer && isAnswered === (direction === -1)) setAnswered(!isAnswered);
      else return false;
      return true;
    },
  };
}
