import { counted } from "#algorithms/core/text/counted.en.ts";
import { pairsOf } from "#algorithms/kit/graphs/search-state.ts";
import { searchWords } from "#algorithms/kit/graphs/search-words.en.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";
import type { State } from "#algorithms/lessons/augmenting-paths/figure/state.ts";
import type { Frame } from "#algorithms/lessons/augmenting-paths/steps.ts";

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
