import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import {
  format,
  LIMITS,
  OBJECTIVES,
  type Objective,
  type Problem,
  parse,
  type Result,
  random,
} from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

/** Matchings of most weight in any graph, with prices for vertices and blossoms that prove it (Edmonds, 1965). */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "weighted-blossom",
  version: 1,
  sizes: { min: 2, max: LIMITS.vertices, usual: 10 },
  sources: ["solve.ts", "solve/search.ts", "solve/duals.ts", "solve/blossoms.ts", "solve/prove.ts"],
  choices: [
    {
      id: "objective",
      values: OBJECTIVES,
      get: ({ objective }) => objective,
      set: (problem, value) => ({ ...problem, objective: value as Objective }),
    },
  ],
  watched: ["mate", "label", "outer", "y", "z"],
  cellText(cells, value, { graph }) {
    if (cells === "label") return value === 1 ? "S" : "T";
    if (cells === "mate") return String(value - 1);
    if (cells === "outer") return value <= graph.n ? String(value - 1) : `B${value - graph.n}`;
    return String(value);
  },
  notation: lessonWords.notation,
  phaseLabel: (call) => (call.step === "prove" ? lessonWords.proof : String(call.a)),
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
