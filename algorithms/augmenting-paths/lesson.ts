import type { Lesson } from "../lesson.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { format, MOST_VERTICES, type Problem, parse, type Result, random } from "./problem.ts";
import { predict } from "./questions.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { named } from "./state.ts";
import { type CellName, cells, type Steps, steps } from "./steps.ts";

const LABELS = ["", "even", "odd"];

/** Largest matchings of bipartite graphs, by augmenting paths, with König's cover; and where odd cycles break it. */
export const lesson: Lesson<Problem, Result, Steps, CellName> = {
  id: "augmenting-paths",
  version: 1,
  sources: ["solve.ts", "solve/sides.ts"],
  examples: ["boards", "short", "flowers", "lucky", "path", "even", "dominoes", "parts", "bare", "empty"],
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  sizes: { min: 0, max: MOST_VERTICES, usual: 12 },
  choices: [],
  scene,
  watched: ["mate", "label", "parent", "path", "cover"],
  cellText: (cells, value) =>
    cells === "label"
      ? (LABELS[value] ?? "")
      : cells === "side" || cells === "cover"
        ? String(value)
        : named(value),
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
    tally: ({ a }) => `${a} edges`,
    cover: ({ a }) => `${named(a)} covers`,
    proof: ({ a }) => `${a} = ${a}`,
    open: () => "no proof",
  },
  phaseLabel: (call) =>
    call.step === "root" ? `From ${named(call.a)}` : call.step === "tally" ? "Proof" : "Start",
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
};
