import type { Lesson, Locale } from "#algorithms/core/lesson/lesson.ts";
import { claims } from "./claims.ts";
import { type ColorRule, RULES } from "./color-rules.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { en as enNotation } from "./notation.en.ts";
import { colorAt, meeting, placeOf, shareOf } from "./place.ts";
import { type Coloring, format, MOST_PLAYERS, type Problem, parse, random, withRule } from "./problem.ts";
import { predict } from "./questions.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";

const notation: Readonly<Record<Locale, typeof enNotation>> = { en: enNotation };

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
  examples: [
    "eight",
    "seven",
    "printed",
    "last",
    "seven-printed",
    "own",
    "berger",
    "club",
    "two",
    "three",
    "two-hundred",
  ],
  choices: [
    {
      id: "colors",
      values: RULES,
      get: (problem) => problem.colors,
      set: (problem, value) => withRule(problem, value as ColorRule),
    },
  ],
  notation: {
    player: (frame, _problem, locale) => notation[locale].player(frame.a),
    rest: (frame, _problem, locale) => notation[locale].bye(frame.b),
    game: gameNotation,
    same(frame, problem, locale) {
      const color = colorAt(frame, placeOf(problem, frame), frame.b, frame.a);
      return notation[locale].same(color === 1);
    },
    done(frame, problem, locale) {
      const [whites, blacks] = shareOf(problem, frame, frame.a);
      return notation[locale].done(whites, blacks);
    },
    count: (frame, _problem, locale) => notation[locale].count(frame.a),
    berger: (_frame, _problem, locale) => notation[locale].berger,
    rename: (frame, _problem, locale) => notation[locale].rename(frame.a, frame.b),
    sort: (_frame, _problem, locale) => notation[locale].sort,
    turn: (_frame, _problem, locale) => notation[locale].turn,
    official: (_frame, _problem, locale) => notation[locale].official,
  },
  phaseLabel: (call, _problem, locale) => {
    if (call.step === "player") return String(call.a);
    const words = notation[locale];
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
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
  performing: async () => (await import("./performing.ts")).performing,
};
