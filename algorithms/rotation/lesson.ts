import type { Lesson } from "../lesson.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
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
import { solve } from "./solve.ts";
import { type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";

/** The rotation of an array: a round robin whose rounds need no table, and which is the Berger table under other numbers. */
export const lesson: Lesson<Problem, Schedule, Steps, CellName> = {
  id: "rotation",
  version: 1,
  sources: ["solve.ts"],
  examples: ["six", "eight", "seven", "club", "double", "swapped", "two", "forty"],
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  choices: [
    {
      id: "round",
      values: ROUND_RULES,
      get: (problem) => problem.round,
      set: (problem, value) => ({ ...problem, round: value as RoundRule }),
    },
  ],
  scene,
  cellText: (cells, value, problem) =>
    ["place", "white", "black", "alone"].includes(cells) ? sign(problem, value) : String(value),
  notation: {
    seat: (frame) => `places 1–${frame.a}`,
    round: (frame) => `round ${frame.a}`,
    face: (frame, problem) => `${frame.a} | ${placeOf(problem, frame).N + 1 - frame.a}`,
    bye: (frame, problem) => `${sign(problem, frame.a)} bye`,
    game: (frame, problem) => `${sign(problem, frame.a)}–${sign(problem, frame.b)}`,
    full: (frame) => `${frame.a} full`,
    hold: (frame, problem) => `${inPlace(frame, problem, 0)} up`,
    shift: (frame, problem) => `${inPlace(frame, problem, frame.a)} → ${frame.a}`,
    back: (frame, problem) => `${inPlace(frame, problem, 2)} → 2`,
    berger: () => "numbers",
    rename: (frame, problem) => `${sign(problem, frame.a)} = ${frame.b}`,
    same: () => "Berger",
  },
  phaseLabel: (call) => (call.step === "berger" ? "Berger" : String(call.a)),
  milestones(_problem, trace) {
    const ends: number[] = [];
    for (let r = 1, end = trace.occurrence("full", r); end > 0; end = trace.occurrence("full", ++r))
      ends.push(end);
    return ends;
  },
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
};

function inPlace(frame: Frame, problem: Problem, i: number): string {
  return sign(problem, frame.cells.place[i]);
}
