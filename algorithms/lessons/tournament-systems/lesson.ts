import type { Lesson, Locale } from "#algorithms/core/lesson/lesson.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { en as enNotation } from "./notation.en.ts";
import { placeOf, standsAt } from "./place.ts";
import { type Bracket, format, MOST_PLAYERS, type Problem, parse, random } from "./problem.ts";
import { predict } from "./questions.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";

const notation: Readonly<Record<Locale, typeof enNotation>> = { en: enNotation };

/** Tournament systems: a knockout, drawn by seeds and played, beside round robin and Swiss. */
export const lesson: Lesson<Problem, Bracket, Steps, CellName, Asks> = {
  id: "tournament-systems",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 12 },
  sources: ["solve.ts"],
  examples: ["six", "eight", "eleven", "upsets", "two", "hundred-thirty"],
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
    fold: (frame, _problem, locale) => notation[locale].fold(frame.a),
    pair: (frame) => `${2 ** (32 - Math.clz32(frame.a)) + 1 - frame.b}–${frame.b}`,
    round: (frame, _problem, locale) => notation[locale].round(frame.a),
    bye: (frame, _problem, locale) => notation[locale].bye(frame.b),
    match(frame, problem) {
      const { size } = placeOf(problem, frame);
      return `${standsAt(frame, size, 2 * frame.a)}–${standsAt(frame, size, 2 * frame.a + 1)}`;
    },
    win: (frame) => `${frame.b} →`,
  },
  phaseLabel({ step, a }, _problem, locale) {
    if (step === "round") return String(a);
    return step === "fold" ? notation[locale].foldPhase(a) : notation[locale].draw;
  },
  steps,
  cells,
  asks,
  solve,
  parse,
  format,
  random,
  scene,
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
  performing: async () => (await import("./performing.ts")).performing,
};
