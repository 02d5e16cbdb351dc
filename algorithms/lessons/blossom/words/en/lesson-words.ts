import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import type { Problem } from "#algorithms/lessons/blossom/problem.ts";
import type { CellName, Steps } from "#algorithms/lessons/blossom/steps.ts";

/** The score and the timeline. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  /** The search for this many edges. */
  edge(number: number): string;
}

export const lessonWords: LessonWords = {
  notation: {
    start: () => "start",
    pick: ({ a, b }) => `${named(a)}–${named(b)}`,
    plant: ({ b }) => `edge ${b}?`,
    scan: ({ a }) => `${named(a)} ?`,
    skip: ({ a, b }) => `${named(a)}–${named(b)} odd`,
    grow: ({ a, b }) => `${named(a)} → ${named(b)}`,
    close: ({ a, b }) => `${named(a)} ○ ${named(b)}`,
    base: () => "base",
    shrink: ({ a }) => `B${a}`,
    turn: ({ a }) => `${named(a)} even`,
    meet: ({ a, b }) => `${named(a)} ↔ ${named(b)}`,
    pass: ({ a }) => `… ${named(a)}`,
    round: ({ a }) => `${named(a)} ↻`,
    flip: ({ a, b }) => `${named(a)}–${named(b)}`,
    clear: ({ a }) => `${a} edges`,
    stuck: () => "proof",
    islands: () => "D",
    barrier: () => "A",
    rest: () => "C",
    proof: ({ a, b }) => `${a} = ${b}`,
  },
  edge: (number) => `Edge ${number}`,
};
