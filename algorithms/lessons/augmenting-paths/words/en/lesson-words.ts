import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import type { Problem } from "#algorithms/lessons/augmenting-paths/problem.ts";
import type { CellName, Steps } from "#algorithms/lessons/augmenting-paths/steps.ts";

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  /** A search from this vertex. */
  from(root: number): string;
  readonly evidence: {
    cover(cover: number, matched: number, met: number, edges: number): string;
    /** An odd cycle, of which the first vertices are told. */
    noProof(cycle: string): string;
    labels(count: number, wrong: number): string;
    trees(even: number, odd: number, trees: number): string;
  };
}

export const lessonWords: LessonWords = {
  notation: {
    start: () => "start",
    sides: () => "two sides",
    cycle: ({ a }) => `cycle of ${a}`,
    pick: ({ a, b }) => `${named(a)}–${named(b)}`,
    root: ({ a }) => `root ${named(a)}`,
    scan: ({ a }) => `${named(a)} ?`,
    skip: ({ a, b }) => `${named(a)}–${named(b)} odd`,
    odd: ({ a, b }) => `${named(a)} ○ ${named(b)}`,
    grow: ({ a, b }) => `${named(a)} → ${named(b)}`,
    found: ({ a, b }) => `${named(a)} → ${named(b)} !`,
    back: ({ a }) => `… ${named(a)}`,
    flip: ({ a, b }) => `${named(a)}–${named(b)}`,
    clear: ({ a }) => `${a} edges`,
    fail: ({ a }) => `${named(a)} fails`,
    forget: () => "tree down",
    tally: ({ a }) => `${a} edges`,
    cover: ({ a }) => `${named(a)} covers`,
    proof: ({ a }) => `${a} = ${a}`,
    open: () => "no proof",
  },
  from: (root) => `From ${named(root)}`,
  evidence: {
    cover: (cover, matched, met, edges) =>
      `${cover} in the cover = ${matched} matched; ${met} of ${counted(edges, "edge")} met`,
    noProof: (cycle) => `no proof: odd cycle ${cycle}`,
    labels: (count, wrong) => `${counted(count, "label")}, ${wrong} wrong`,
    trees: (even, odd, trees) => `${even} − ${odd} = ${counted(trees, "tree")}`,
  },
};
