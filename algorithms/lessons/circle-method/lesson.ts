import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { COLOR_RULES, type ColorRule } from "#algorithms/engines/schedules/color-rule.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { placeOf } from "./figure/state.ts";
import { format, MOST_PLAYERS, type Problem, parse, random, type Schedule } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";
import { narration, notation } from "./words/en/figure.ts";

/** White first; in a wrong run, which may write a game into another round, as the step tells them. */
function pairNotation(frame: Frame, problem: Problem): string {
  const { newGame } = placeOf(problem, frame);
  const { white, black } = frame.cells;
  return newGame < 0 ? `${frame.a}–${frame.b}` : `${white[newGame]}–${black[newGame]}`;
}

/** The circle method: n players, everyone meets everyone once, in the fewest rounds. */
export const lesson: Lesson<Problem, Schedule, Steps, CellName, Asks> = {
  id: "circle-method",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 12 },
  sources: ["solve.ts"],
  choices: [
    {
      id: "colors",
      values: COLOR_RULES,
      get: (problem) => problem.colors,
      set: (problem, value) => ({ ...problem, colors: value as ColorRule }),
    },
  ],
  notation: {
    turn: (frame) => notation.round(frame.a),
    rest: (frame) => notation.bye(frame.a),
    right: (frame, problem) => {
      const { i, m } = placeOf(problem, frame);
      return notation.right(seat(i + frame.a, m));
    },
    left: (frame, problem) => {
      const { i, m } = placeOf(problem, frame);
      return notation.left(seat(i - frame.a, m));
    },
    game: pairNotation,
    guest: pairNotation,
    full: (frame) => notation.full(frame.a),
  },
  phaseLabel: (call) => String(call.a),
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
