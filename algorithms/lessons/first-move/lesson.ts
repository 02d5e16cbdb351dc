import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { type ColorRule, RULES } from "./color-rules.ts";
import { scene } from "./figure/scene.ts";
import { colorAt, meeting, placeOf, shareOf } from "./figure/state.ts";
import { type Coloring, format, MOST_PLAYERS, type Problem, parse, random, withRule } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";
import { narration, notation } from "./words/en/figure.ts";

/** White first. */
function gameNotation(frame: Frame, problem: Problem): string {
  const { a: r, b: p } = frame;
  const { opponent } = meeting(problem.n, p, r);
  return colorAt(frame, placeOf(problem, frame), p, r) === 1 ? `${p}–${opponent}` : `${opponent}–${p}`;
}

/** The first move: who has White in a round robin, and how often the same color comes twice. */
export const lesson: Lesson<Problem, Coloring, Steps, CellName, Asks> = {
  id: "first-move",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  sources: ["solve.ts"],
  choices: [
    {
      id: "colors",
      values: RULES,
      get: (problem) => problem.colors,
      set: (problem, value) => withRule(problem, value as ColorRule),
    },
  ],
  notation: {
    player: (frame) => notation.player(frame.a),
    rest: (frame) => notation.bye(frame.b),
    game: gameNotation,
    same(frame, problem) {
      const color = colorAt(frame, placeOf(problem, frame), frame.b, frame.a);
      return notation.same(color === 1);
    },
    done(frame, problem) {
      const [whites, blacks] = shareOf(problem, frame, frame.a);
      return notation.done(whites, blacks);
    },
    count: (frame) => notation.count(frame.a),
    berger: () => notation.berger,
    rename: (frame) => notation.rename(frame.a, frame.b),
    sort: () => notation.sort,
    turn: () => notation.turn,
    official: () => notation.official,
  },
  phaseLabel: (call) => {
    if (call.step === "player") return String(call.a);
    const words = notation;
    return call.step === "berger" ? words.berger : call.step === "official" ? words.official : words.all;
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
