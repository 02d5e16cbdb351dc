import type { Lesson } from "../lesson.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { format, MOST_PLAYERS, type Problem, parse, type Result, random } from "./problem.ts";
import { predict } from "./questions.ts";
import { roundOf } from "./round.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { type Steps, steps } from "./steps.ts";

const VERDICTS = ["·", "no", "stuck", "pair"];
const OUTCOMES = ["·", "out", "bye"];

function idOf(problem: Problem, place: number): string {
  return place === 0 ? "·" : String(roundOf(problem).player(place).id);
}

function both(problem: Problem, u: number, v: number): string {
  return `${idOf(problem, u)}–${idOf(problem, v)}`;
}

/** The next round of a Swiss tournament: how many stay out, who, and which pairs, each asked of a kept matching. */
export const lesson: Lesson<Problem, Result, Steps> = {
  id: "swiss-by-matching",
  version: 1,
  sources: ["solve.ts", "solve/search.ts"],
  examples: ["first", "two-pairs", "islands", "odd", "colors", "club", "new"],
  steps,
  solve,
  parse,
  format,
  random,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  choices: [],
  scene,
  watched: ["mate", "gone", "out", "pair", "order", "verdict"],
  cellText: (cells, value, problem) =>
    cells === "verdict"
      ? (VERDICTS[value] ?? "")
      : cells === "out"
        ? (OUTCOMES[value] ?? "")
        : cells === "gone"
          ? value === 0
            ? "·"
            : "×"
          : idOf(problem, value),
  notation: {
    start: () => "how many?",
    pick: ({ a, b }, problem) => `${both(problem, a, b)} ·`,
    search: ({ a }, problem) => `${idOf(problem, a)} ?`,
    flip: ({ a, b }, problem) => `${both(problem, a, b)} ·`,
    fail: ({ a }, problem) => `${idOf(problem, a)} none`,
    count: ({ a }) => `${a} out`,
    proof: ({ a, b }) => `${b} − ${a}`,
    who: () => "who?",
    noBye: ({ a }, problem) => `${idOf(problem, a)} no bye`,
    leave: ({ a }, problem) => `− ${idOf(problem, a)} ?`,
    stay: ({ a }, problem) => `+ ${idOf(problem, a)}`,
    bye: ({ a }, problem) => `${idOf(problem, a)} bye`,
    out: ({ a }, problem) => `${idOf(problem, a)} out`,
    which: () => "which?",
    player: ({ a }, problem) => `${idOf(problem, a)} :`,
    forbid: ({ a, b }, problem) => `${both(problem, a, b)} ×`,
    ask: ({ a, b }, problem) => `${both(problem, a, b)} ?`,
    refuse: ({ a, b }, problem) => `${both(problem, a, b)} ✗`,
    pair: ({ a, b }, problem) => `${both(problem, a, b)} !`,
    done: ({ a }) => `${a} pairs`,
  },
  phaseLabel: (call) =>
    call.step === "who" ? "Who stays out" : call.step === "which" ? "Which pairs" : "How many",
  words: { en },
  invariants,
  claims,
  predict,
};
