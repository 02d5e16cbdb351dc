import type { Lesson, Locale } from "#algorithms/core/lesson/lesson.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { en as enNotation } from "./notation.en.ts";
import { placeOf, sign } from "./place.ts";
import {
  format,
  MOST_PLAYERS,
  type Problem,
  parse,
  ROUND_RULES,
  type RoundRule,
  random,
  type Schedule,
} from "./problem.ts";
import { predict } from "./questions.ts";
import { scene } from "./scene.ts";
import { sceneWords } from "./scene-words.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";

/** The arrays whose values are players. */
const OF_PLAYERS: readonly CellName[] = ["place", "white", "black", "alone"];

const notation: Readonly<Record<Locale, typeof enNotation>> = { en: enNotation };

function inPlace(frame: Frame, problem: Problem, i: number, locale: Locale): string {
  return sign(problem, frame.cells.place[i], sceneWords[locale]);
}

/** The rotation of an array: a round robin whose rounds need no table, and which is the Berger table under other numbers. */
export const lesson: Lesson<Problem, Schedule, Steps, CellName, Asks> = {
  id: "rotation",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  sources: ["solve.ts"],
  examples: ["six", "eight", "seven", "club", "double", "swapped", "two", "forty"],
  choices: [
    {
      id: "round",
      values: ROUND_RULES,
      get: (problem) => problem.round,
      set: (problem, value) => ({ ...problem, round: value as RoundRule }),
    },
  ],
  cellText: (cells, value, problem, _frame, locale) =>
    OF_PLAYERS.includes(cells) ? sign(problem, value, sceneWords[locale]) : String(value),
  notation: {
    seat: (frame, _problem, locale) => notation[locale].seat(frame.a),
    round: (frame, _problem, locale) => notation[locale].round(frame.a),
    face: (frame, problem) => `${frame.a} | ${placeOf(problem, frame).N + 1 - frame.a}`,
    bye: (frame, problem, locale) => notation[locale].bye(sign(problem, frame.a, sceneWords[locale])),
    game: (frame, problem, locale) =>
      `${sign(problem, frame.a, sceneWords[locale])}–${sign(problem, frame.b, sceneWords[locale])}`,
    full: (frame, _problem, locale) => notation[locale].full(frame.a),
    hold: (frame, problem, locale) => notation[locale].hold(inPlace(frame, problem, 0, locale)),
    shift: (frame, problem, locale) => `${inPlace(frame, problem, frame.a, locale)} → ${frame.a}`,
    back: (frame, problem, locale) => `${inPlace(frame, problem, 2, locale)} → 2`,
    berger: (_frame, _problem, locale) => notation[locale].berger,
    rename: (frame, problem, locale) => `${sign(problem, frame.a, sceneWords[locale])} = ${frame.b}`,
    same: (_frame, _problem, locale) => notation[locale].same,
  },
  milestones(_problem, trace) {
    const last: keyof Steps = "full";
    const ends: number[] = [];
    for (let r = 1, end = trace.occurrence(last, r); end > 0; end = trace.occurrence(last, ++r))
      ends.push(end);
    return ends;
  },
  phaseLabel: (call, _problem, locale) => (call.step === "berger" ? notation[locale].phase : String(call.a)),
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
