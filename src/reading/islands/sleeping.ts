/** What a page says of a figure that has not been woken yet. All of it is plain data, as it travels in the page. */
import type { SmallestCase } from "#components/article/behavior/smallest-case.ts";

/** One side of a comparison, as it travels in the page. */
export interface TwinSideProps {
  readonly lessonId: string;
  readonly example: string;
}

interface Sleeping {
  readonly figure: string;
  readonly number: number;
  readonly title: string;
}

/** A run that the reader steps through, as it travels in the page. */
export interface SleepingPlayer extends Sleeping {
  readonly kind: "player";
  readonly lessonId: string;
  readonly example: string;
  /** Where it opens, and the steps before which it asks: position names. */
  readonly opens: string;
  readonly asks: string;
}

/** Two runs under one scrubber. */
export interface SleepingTwin extends Sleeping {
  readonly kind: "twin";
  readonly by: "step" | "round";
  readonly left: TwinSideProps;
  readonly right: TwinSideProps;
}

/** Kings moved by hand. */
export interface SleepingHand {
  readonly kind: "hand";
}

export type SleepingFigure = SleepingPlayer | SleepingTwin | SmallestCase | SleepingHand;

/** Waits for a moment in which the page has nothing else to do; not at all where the reader waits. */
export type InTurn = () => Promise<void>;
