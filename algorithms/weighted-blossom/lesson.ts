import type { Lesson } from "../lesson.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
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
import { predict } from "./questions.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { amount, entriesOf, stateOf } from "./state.ts";
import { type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";

/** Matchings of most weight in any graph, with prices for vertices and blossoms that prove it (Edmonds, 1965). */
export const lesson: Lesson<Problem, Result, Steps, CellName> = {
  id: "weighted-blossom",
  version: 1,
  sources: ["solve.ts", "solve/search.ts", "solve/duals.ts", "solve/blossoms.ts", "solve/prove.ts"],
  examples: [
    "first",
    "nested",
    "open",
    "opens",
    "points",
    "middle",
    "pairs",
    "impossible",
    "ties",
    "negative",
    "petersen",
    "friendship",
    "empty",
    "single",
  ],
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  sizes: { min: 2, max: LIMITS.vertices, usual: 10 },
  choices: [
    {
      id: "objective",
      values: OBJECTIVES,
      get: ({ objective }) => objective,
      set: (problem, value) => ({ ...problem, objective: value as Objective }),
    },
  ],
  scene,
  watched: ["mate", "label", "outer", "y", "z"],
  cellText(cells, value, { graph }) {
    if (cells === "label") return value === 1 ? "S" : "T";
    if (cells === "mate") return String(value - 1);
    if (cells === "outer") return value <= graph.n ? String(value - 1) : `B${value - graph.n}`;
    return String(value);
  },
  notation: {
    start: (frame, problem) => `y = ${amount(problem, stateOf(problem, frame).y[0] ?? [0, 0])}`,
    search: (frame) => `search ${frame.a}`,
    grow: pair,
    meet: pair,
    shrink: (frame, problem) => `+ ${stateOf(problem, frame).nameOf(frame.a)}`,
    path: (frame) => `→ ${pair(frame)}`,
    match: (frame) => `+ ${pair(frame)}`,
    turn: (frame) => `+ ${pair(frame)}`,
    dissolve: (frame, problem) => `− ${stateOf(problem, frame).nameOf(frame.a)}`,
    bounds: (frame) => (frame.a === 0 ? "no bound" : `bound ${frame.a}`),
    change: (frame, problem) => `δ = ${deltaOf(frame, problem)}`,
    open: (frame, problem) => `− ${stateOf(problem, frame).nameOf(frame.a)}`,
    relay: (frame) => (frame.a === frame.b ? "T" : "T S T"),
    zero: () => "y = 0",
    full: () => "perfect",
    barrier: () => "impossible",
    prove: () => "proof",
    tight: pair,
    exposed: (frame) => `${frame.a - 1} free`,
    packed: (frame, problem) => `${stateOf(problem, frame).nameOf(frame.a)} full`,
    equal: (frame, problem) =>
      `= ${amount(problem, [frame.cells.sumFirst[1] ?? 0, frame.cells.sum[1] ?? 0])}`,
  },
  phaseLabel: (call) => (call.step === "prove" ? "Proof" : String(call.a)),
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
};

function pair({ a, b }: Frame): string {
  return `${a - 1}–${b - 1}`;
}

function deltaOf(frame: Frame, problem: Problem): string {
  const entry = entriesOf(frame).at(-1);
  return amount(problem, entry?.bounds[entry.least - 1] ?? [0, 0]);
}
