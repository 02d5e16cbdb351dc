import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { COLOR_RULES, type ColorRule } from "#algorithms/engines/schedules/color-rule.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { meeting, placeOf } from "./figure/state.ts";
import { format, MOST_PLAYERS, type Problem, parse, random, type Schedule } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";
import { narration, notation } from "./words/en/figure.ts";

/** White first. */
function pairNotation(frame: Frame, problem: Problem): string {
  const { day } = placeOf(problem, frame);
  return meeting(problem, frame.cells, day, frame.a) > 0 ? `${frame.a}–${frame.b}` : `${frame.b}–${frame.a}`;
}

/** Recursive halving: everyone meets the other half, then each half does the same; repaired for every n. */
export const lesson: Lesson<Problem, Schedule, Steps, CellName, Asks> = {
  id: "recursive-halving",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 8 },
  sources: ["solve.ts"],
  choices: [
    {
      id: "repair",
      values: ["on", "off"],
      get: (problem) => (problem.repair ? "on" : "off"),
      set: (problem, value) => ({ ...problem, repair: value === "on" }),
    },
    {
      id: "colors",
      values: COLOR_RULES,
      get: (problem) => problem.colors,
      set: (problem, value) => ({ ...problem, colors: value as ColorRule }),
    },
  ],
  notation: {
    call: (frame) => `${frame.a}…${frame.b}`,
    turn: (frame) => notation.day(frame.a),
    game: pairNotation,
    back: (frame) => notation.back(frame.a, frame.b),
    rest: (frame) => notation.rest(frame.a),
    meet: pairNotation,
    done: (frame) => notation.done(frame.a, frame.b),
  },
  milestones(problem, trace) {
    // The calls fill the days out of order; a day is complete when nobody gets a game on it any more.
    const table: CellName = "meets";
    const last = new Map<number, number>();
    const cursor = trace.cursor();
    for (let position = 1; position <= trace.length; position++) {
      for (const { cells, index } of cursor.seek(position).changes()) {
        if (cells === table) last.set(Math.floor(index / problem.n), position);
      }
    }
    return [...last.values()].sort((a, b) => a - b);
  },
  phaseLabel: (call) => `${call.a}…${call.b}`,
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
