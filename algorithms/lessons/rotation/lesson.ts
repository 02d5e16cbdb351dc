import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { placeOf, sign } from "./figure/state.ts";
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
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";
import { narration, notation, sceneWords } from "./words/en/figure.ts";

/** The arrays whose values are players. */
const OF_PLAYERS: readonly CellName[] = ["place", "white", "black", "alone"];

function inPlace(frame: Frame, problem: Problem, i: number): string {
  return sign(problem, frame.cells.place[i], sceneWords);
}

/** The rotation of an array: a round robin whose rounds need no table, and which is the Berger table under other numbers. */
export const lesson: Lesson<Problem, Schedule, Steps, CellName, Asks> = {
  id: "rotation",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  sources: ["solve.ts"],
  choices: [
    {
      id: "round",
      values: ROUND_RULES,
      get: (problem) => problem.round,
      set: (problem, value) => ({ ...problem, round: value as RoundRule }),
    },
  ],
  cellText: (cells, value, problem) =>
    OF_PLAYERS.includes(cells) ? sign(problem, value, sceneWords) : String(value),
  notation: {
    seat: (frame) => notation.seat(frame.a),
    round: (frame) => notation.round(frame.a),
    face: (frame, problem) => `${frame.a} | ${placeOf(problem, frame).N + 1 - frame.a}`,
    bye: (frame, problem) => notation.bye(sign(problem, frame.a, sceneWords)),
    game: (frame, problem) => `${sign(problem, frame.a, sceneWords)}–${sign(problem, frame.b, sceneWords)}`,
    full: (frame) => notation.full(frame.a),
    hold: (frame, problem) => notation.hold(inPlace(frame, problem, 0)),
    shift: (frame, problem) => `${inPlace(frame, problem, frame.a)} → ${frame.a}`,
    back: (frame, problem) => `${inPlace(frame, problem, 2)} → 2`,
    berger: () => notation.berger,
    rename: (frame, problem) => `${sign(problem, frame.a, sceneWords)} = ${frame.b}`,
    same: () => notation.same,
  },
  milestones(_problem, trace) {
    const last: keyof Steps = "full";
    const ends: number[] = [];
    for (let r = 1, end = trace.occurrence(last, r); end > 0; end = trace.occurrence(last, ++r))
      ends.push(end);
    return ends;
  },
  phaseLabel: (call) => (call.step === "berger" ? notation.phase : String(call.a)),
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
