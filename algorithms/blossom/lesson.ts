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

/** Edmonds' algorithm: a largest matching in any graph, by shrinking odd cycles, with a proof that it is largest. */
export const lesson: Lesson<Problem, Result, Steps, CellName> = {
  id: "blossom",
  version: 1,
  sources: ["solve.ts", "solve/shrink.ts", "solve/augment.ts", "solve/parts.ts"],
  examples: [
    "flowers",
    "nested",
    "petersen",
    "islands",
    "windmill",
    "triangles",
    "path",
    "even",
    "odd",
    "parts",
    "club",
    "bare",
    "empty",
  ],
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  sizes: { min: 0, max: MOST_VERTICES, usual: 14 },
  choices: [],
  scene,
  watched: ["mate", "label", "parent", "base", "path"],
  cellText: (cells, value) =>
    cells === "label" ? (LABELS[value] ?? "") : cells === "part" ? (" DAC"[value] ?? "") : named(value),
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
    bridges: () => "A",
    rest: () => "C",
    proof: ({ a, b }) => `${a} = ${b}`,
  },
  phaseLabel: (call) =>
    call.step === "plant" ? `Edge ${call.b}` : call.step === "stuck" ? "Proof" : "Start",
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
};
