import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { named, pairsOf } from "#algorithms/kit/graphs/search-state.ts";
import { searchWords } from "#algorithms/kit/graphs/search-words.en.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";
import type { State } from "#algorithms/lessons/augmenting-paths/figure/state.ts";
import type { Problem } from "#algorithms/lessons/augmenting-paths/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/augmenting-paths/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  /** Over the graph: what is going on. */
  head(state: State, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(state: State): string;
  /** A vertex in a sentence. */
  vertex(state: State, v: number): string;
  readonly key: Readonly<
    Record<"chosen" | "matched" | "even" | "odd" | "path" | "cycle" | "cover" | "failed", string>
  >;
  readonly matching: TableHead;
  edges(count: number): string;
  /** Of a long table. */
  part(shown: number, of: number): string;
}

export const sceneWords: SceneWords = {
  head(state, { step }) {
    const { act, size, exposed, cycle } = state;
    if (step === "cycle") return `an odd cycle of ${cycle.length}`;
    if (step === "sides") return "two sides";
    if (act === "start") return size === 0 ? searchWords.noneMatched : searchWords.matched(size);
    if (act === "search") return searchWords.exposed(size, exposed.length);
    if (step === "clear") return searchWords.matchedNow(size);
    if (act === "path") return searchWords.anAugmentingPath;
    if (step === "cover" || step === "proof") return `a cover of ${state.cover.length}`;
    return searchWords.exposed(size, exposed.length);
  },
  picture: ({ n, size, exposed, cover, partner }) =>
    searchWords.matching(pairsOf(n, partner), size) +
    searchWords.exposedVertices(exposed) +
    searchWords.coverVertices(cover),
  vertex: (state, v) => searchWords.vertex(v, state.isEven(v), state.isOdd(v), state.partner(v)),
  key: {
    ...searchWords.key,
    cover: "matched; squares: the cover",
    failed: "odd, in a failed tree",
  },
  matching: { title: "Matching", corner: "Edge", columns: ["sides", "cover"] },
  edges: (count) => counted(count, "edge"),
  part: searchWords.part,
};

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
