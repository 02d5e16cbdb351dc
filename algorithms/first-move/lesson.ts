import type { Lesson } from "../lesson.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en, shareOf } from "./narration.en.ts";
import { colorAt, meeting, placeOf } from "./place.ts";
import {
  type Coloring,
  type ColorRule,
  format,
  MOST_PLAYERS,
  type Problem,
  parse,
  RULES,
  random,
  withRule,
} from "./problem.ts";
import { predict } from "./questions.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";

/** The first move: who has White in a round robin, and how often the same color comes twice. */
export const lesson: Lesson<Problem, Coloring, Steps, CellName> = {
  id: "first-move",
  version: 1,
  sources: ["solve.ts"],
  examples: [
    "eight",
    "seven",
    "printed",
    "last",
    "seven-printed",
    "own",
    "club",
    "two",
    "three",
    "two-hundred",
  ],
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  choices: [
    {
      id: "colors",
      values: RULES,
      get: (problem) => problem.colors,
      set: (problem, value) => withRule(problem, value as ColorRule),
    },
  ],
  scene,
  notation: {
    player: (frame) => `player ${frame.a}`,
    rest: (frame) => `${frame.b} bye`,
    game: gameNotation,
    same(frame, problem) {
      const color = colorAt(frame, placeOf(problem, frame), frame.b, frame.a);
      return color === 1 ? "W W" : "B B";
    },
    done(frame, problem) {
      const [whites, blacks] = shareOf(problem, frame, frame.a);
      return `${whites} W, ${blacks} B`;
    },
    count: (frame) => `${frame.a} ${frame.a === 1 ? "break" : "breaks"}`,
  },
  phaseLabel: (call) => (call.step === "count" ? "all" : String(call.a)),
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
};

/** White first. */
function gameNotation(frame: Frame, problem: Problem): string {
  const { a: r, b: p } = frame;
  const { opponent } = meeting(problem.n, p, r);
  return colorAt(frame, placeOf(problem, frame), p, r) === 1 ? `${p}–${opponent}` : `${opponent}–${p}`;
}
