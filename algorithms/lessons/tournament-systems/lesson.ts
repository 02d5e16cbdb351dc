import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { placeOf, standsAt } from "./figure/state.ts";
import { type Bracket, format, MOST_PLAYERS, type Problem, parse, random } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { narration, notation } from "./words/en/figure.ts";

/** Tournament systems: a knockout, drawn by seeds and played, beside round robin and Swiss. */
export const lesson: Lesson<Problem, Bracket, Steps, CellName, Asks> = {
  id: "tournament-systems",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 12 },
  sources: ["solve.ts"],
  choices: [
    {
      id: "winners",
      values: ["favourite", "chance"],
      get: ({ chance }) => (chance === 0 ? "favourite" : "chance"),
      set: (problem, value) => ({ ...problem, chance: value === "chance" ? problem.chance || 1 : 0 }),
    },
  ],
  notation: {
    top: () => "1",
    fold: (frame) => notation.fold(frame.a),
    pair: (frame) => `${2 ** (32 - Math.clz32(frame.a)) + 1 - frame.b}–${frame.b}`,
    round: (frame) => notation.round(frame.a),
    bye: (frame) => notation.bye(frame.b),
    match(frame, problem) {
      const { size } = placeOf(problem, frame);
      return `${standsAt(frame, size, 2 * frame.a)}–${standsAt(frame, size, 2 * frame.a + 1)}`;
    },
    win: (frame) => `${frame.b} →`,
  },
  phaseLabel({ step, a }, _problem) {
    if (step === "round") return String(a);
    return step === "fold" ? notation.foldPhase(a) : notation.draw;
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
