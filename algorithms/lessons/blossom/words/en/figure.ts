import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { named, pairsOf } from "#algorithms/kit/graphs/search-state.ts";
import { searchWords } from "#algorithms/kit/graphs/search-words.en.ts";
import { shrunkenWords } from "#algorithms/kit/graphs/shrunken-words.en.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";
import type { State } from "#algorithms/lessons/blossom/figure/state.ts";
import type { Problem } from "#algorithms/lessons/blossom/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/blossom/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  /** Over the graph: what is going on. */
  head(state: State, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(state: State): string;
  /** A vertex in a sentence. */
  vertex(state: State, v: number): string;
  readonly key: Readonly<
    Record<
      "chosen" | "matched" | "even" | "odd" | "path" | "cycle" | "blossom" | "island" | "barrier",
      string
    >
  >;
  readonly blossoms: TableHead;
  readonly proof: string;
  readonly set: string;
  readonly vertices: string;
  readonly count: string;
  blossomsOf(count: number): string;
  /** Of a long table. */
  part(shown: number, of: number): string;
  readonly missed: string;
}

/** Vertices of a blossom that a sentence lists. */
const MOST_LISTED = 12;

export const sceneWords: SceneWords = {
  head({ act, size, exposed }, { step }) {
    if (act === "start") return size === 0 ? searchWords.noneMatched : searchWords.matched(size);
    if (act === "search") return searchWords.exposed(size, exposed.length);
    if (step === "clear") return searchWords.matchedNow(size);
    if (act === "path") return searchWords.anAugmentingPath;
    if (step === "islands") return "D: the islands";
    if (step === "barrier") return "A: the barrier";
    if (step === "rest") return "C: the rest";
    return searchWords.exposed(size, exposed.length);
  },
  picture({ n, size, exposed, blossoms, partner }) {
    const hulls = blossoms
      .slice(0, 3)
      .map(({ k, vertices }) => `B${k} of ${vertices.slice(0, MOST_LISTED).map(named).join(" ")}`)
      .join("; ");
    const inside = hulls === "" ? "" : ` Blossoms: ${hulls}.`;
    return searchWords.matching(pairsOf(n, partner), size) + searchWords.exposedVertices(exposed) + inside;
  },
  vertex: (state, v) => searchWords.vertex(v, state.isEven(v), state.isOdd(v), state.partner(v)),
  key: {
    ...searchWords.key,
    blossom: "blossom",
    island: "island (D)",
    barrier: "barrier (A)",
  },
  blossoms: shrunkenWords,
  proof: "Proof",
  set: "Set",
  vertices: "vertices",
  count: "count",
  blossomsOf: (count) => counted(count, "blossom"),
  part: searchWords.part,
  missed: "islands less barrier",
};

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
