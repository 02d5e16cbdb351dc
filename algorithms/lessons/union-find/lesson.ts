import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { format, type Problem, parse, type Result, random } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

const MARKS = ["·", "∪", "○"];

/** Union by size with path compression: components, the first cycle, and a lightest forest. */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "union-find",
  version: 1,
  sizes: { min: 1, max: 40, usual: 8 },
  sources: ["solve.ts"],
  watched: ["parent", "size", "mark", "told", "forest"],
  cellText: (name, value) => (name === "mark" ? (MARKS[value] ?? "·") : value === -1 ? "–" : String(value)),
  notation: lessonWords.notation,
  phaseLabel: ({ step }) => lessonWords.phases[step === "sort" || step === "tally" ? step : "start"],
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
