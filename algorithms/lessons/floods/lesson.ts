import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { cellName, type Problem, placeOf } from "./board.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { letterOf } from "./figure/state.ts";
import { format, parse, type Result, random } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

/** The arrays whose values are cells. */
const OF_CELLS: readonly CellName[] = ["parent", "queue", "now", "way"];

/** Breadth-first search on a board: distances from the nearest source, a shortest way, and regions. */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "floods",
  version: 1,
  sizes: { min: 1, max: 20, usual: 6 },
  sources: ["solve.ts"],
  watched: ["distance", "parent", "queue", "way", "region"],
  cellText(name, value, problem) {
    if (value === -1) return "–";
    if (name === "region") return letterOf(value) || "–";
    return OF_CELLS.includes(name) ? cellName(placeOf(problem, value)) : String(value);
  },
  notation: lessonWords.notation,
  phaseLabel({ step, a }) {
    const { phases } = lessonWords;
    if (step === "ring") return phases.ring(a);
    if (step === "region") return phases.region(letterOf(a));
    return step === "tally" ? phases.tally : step === "done" ? phases.done : phases.start;
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
