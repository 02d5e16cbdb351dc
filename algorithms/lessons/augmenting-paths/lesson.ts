import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import { searchWords } from "#algorithms/kit/graphs/search-words.en.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { format, MOST_VERTICES, type Problem, parse, type Result, random } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

/** Largest matchings of bipartite graphs, by augmenting paths, with Kőnig's cover; and where odd cycles break it. */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "augmenting-paths",
  version: 1,
  sizes: { min: 0, max: MOST_VERTICES, usual: 12 },
  sources: ["solve.ts", "solve/sides.ts"],
  watched: ["mate", "label", "parent", "path", "cover"],
  cellText: (cells, value) =>
    cells === "label"
      ? searchWords.labels[value]
      : cells === "side" || cells === "cover"
        ? String(value)
        : named(value),
  notation: lessonWords.notation,
  phaseLabel({ step, a }, _problem) {
    if (step === "root") return lessonWords.from(a);
    return searchWords.phases[step === "tally" ? "proof" : "start"];
  },
  steps,
  cells,
  asks,
  solve,
  parse,
  format,
  random,
  scene,
  words: narration,
  invariants,
  claims,
  predict,
  performing: async () => (await import("./asked/performing.ts")).performing,
};
