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

/** Edmonds' algorithm: a largest matching in any graph, by shrinking odd cycles, with a proof that it is largest. */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "blossom",
  version: 1,
  sizes: { min: 0, max: MOST_VERTICES, usual: 14 },
  sources: ["solve.ts", "solve/shrink.ts", "solve/augment.ts", "solve/parts.ts"],
  watched: ["mate", "label", "parent", "base", "path"],
  cellText: (cells, value) => (cells === "label" ? searchWords.labels[value] : named(value)),
  notation: lessonWords.notation,
  phaseLabel({ step, b }, _problem) {
    const { phases } = searchWords;
    return step === "plant" ? lessonWords.edge(b) : step === "stuck" ? phases.proof : phases.start;
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
