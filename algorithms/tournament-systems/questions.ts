import type { Locale, Question, Questions } from "../lesson.ts";
import { depth, placeOf, playerName, standsAt } from "./place.ts";
import type { Problem } from "./problem.ts";
import { LEVELS_SHOWN } from "./scene.ts";
import type { CellName, Steps } from "./steps.ts";

/** Questions before a step. In a tree that is shown in parts none is asked. */
export const predict: Questions<Problem, Steps, CellName> = {
  pair(before, next, problem, locale) {
    const { rounds } = placeOf(problem, before);
    const { a: v, b: s } = next;
    const k = 2 ** depth(v);
    if (rounds > LEVELS_SHOWN || k < 2) return undefined;
    const open = Array.from({ length: 2 * k - v }, (_, i) => v + i);
    return {
      ...texts[locale].pair(s, 2 * k),
      choices: open.map((w) => `v${w}`),
      answers: [`v${v}`],
    };
  },
  round(before, next, problem, locale) {
    const { rounds, size, n } = placeOf(problem, before);
    if (rounds > LEVELS_SHOWN || next.a !== 1 || size === n) return undefined;
    const places = Array.from({ length: size }, (_, i) => size + i);
    const seedOf = (v: number) => before.cells.draw[v];
    return {
      ...texts[locale].bye(n, size),
      choices: places.filter((v) => seedOf(v) <= n).map((v) => `v${v}`),
      answers: places.filter((v) => size + 1 - seedOf(v) > n).map((v) => `v${v}`),
    };
  },
  match(before, next, problem, locale) {
    const { rounds, size } = placeOf(problem, before);
    const level = 2 * 2 ** depth(next.a);
    if (rounds > LEVELS_SHOWN || level < 4) return undefined;
    const left = 2 * next.a;
    const places = Array.from({ length: level }, (_, i) => level + i);
    const open = places.filter((v) => v !== left && standsAt(before, size, v) <= problem.n);
    return {
      ...texts[locale].match(problem, standsAt(before, size, left)),
      choices: open.map((v) => `v${v}`),
      answers: [`v${left + 1}`],
    };
  },
  win(before, next, problem, locale) {
    const { rounds, size } = placeOf(problem, before);
    if (rounds > LEVELS_SHOWN || problem.chance > 0) return undefined;
    const sides = [2 * next.a, 2 * next.a + 1];
    return {
      ...texts[locale].win(problem, next.b),
      choices: sides.map((v) => `v${v}`),
      answers: sides.filter((v) => standsAt(before, size, v) === next.b).map((v) => `v${v}`),
    };
  },
};

type Text = Pick<Question, "prompt" | "hint" | "why">;

const texts: Readonly<
  Record<
    Locale,
    {
      pair(seed: number, places: number): Text;
      bye(n: number, size: number): Text;
      match(problem: Problem, seed: number): Text;
      win(problem: Problem, seed: number): Text;
    }
  >
> = {
  en: {
    pair: (seed, places) => ({
      prompt: `Seed ${seed} comes next. Whose opponent will it be? Choose the seed.`,
      hint: `With ${places} places the two seeds of a match add up to ${places + 1}.`,
      why: `${places + 1 - seed} + ${seed} = ${places + 1}.`,
    }),
    bye: (n, size) => ({
      prompt: "Choose a player who has a bye in round 1.",
      hint: `There are ${size} places and ${n} players. Who is drawn against a number that nobody has?`,
      why: `The seeds ${n + 1} to ${size} do not exist. Their opponents, seeds 1 to ${size - n}, have byes.`,
    }),
    match: (problem, seed) => ({
      prompt: `${playerName(problem, seed, 24)} plays next. Against whom?`,
      hint: "Follow the lines: two places that join play each other.",
      why: "The two places at the ends of a bracket play for the place at its tip.",
    }),
    win: (problem, seed) => ({
      prompt: "Who goes through? Choose the player.",
      hint: "In this run the favourites win: the better seed has the smaller number.",
      why: `${playerName(problem, seed, 24)} has the smaller number.`,
    }),
  },
};
