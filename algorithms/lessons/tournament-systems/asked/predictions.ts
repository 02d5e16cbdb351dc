import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import { LEVELS_SHOWN } from "../figure/scene.ts";
import { depth, placeOf, standsAt } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { CellName, Steps } from "../steps.ts";
import { texts } from "../words/en/figure.ts";

/** Questions before a step. In a tree that is shown in parts none is asked. */
export const predict: Questions<Problem, Steps, CellName> = {
  pair(before, next, problem) {
    const { rounds } = placeOf(problem, before);
    const { a: v, b: s } = next;
    const k = 2 ** depth(v);
    if (rounds > LEVELS_SHOWN || k < 2) return undefined;
    const open = Array.from({ length: 2 * k - v }, (_, i) => v + i);
    return {
      ...texts.pair(s, 2 * k),
      choices: open.map((w) => `v${w}`),
      answers: [`v${v}`],
    };
  },
  round(before, next, problem) {
    const { rounds, size, n } = placeOf(problem, before);
    if (rounds > LEVELS_SHOWN || next.a !== 1 || size === n) return undefined;
    const places = Array.from({ length: size }, (_, i) => size + i);
    const seedOf = (v: number) => before.cells.draw[v];
    return {
      ...texts.bye(n, size),
      choices: places.filter((v) => seedOf(v) <= n).map((v) => `v${v}`),
      answers: places.filter((v) => size + 1 - seedOf(v) > n).map((v) => `v${v}`),
    };
  },
  match(before, next, problem) {
    const { rounds, size } = placeOf(problem, before);
    const level = 2 * 2 ** depth(next.a);
    if (rounds > LEVELS_SHOWN || level < 4) return undefined;
    const left = 2 * next.a;
    const places = Array.from({ length: level }, (_, i) => level + i);
    const open = places.filter((v) => v !== left && standsAt(before, size, v) <= problem.n);
    return {
      ...texts.match(problem, standsAt(before, size, left)),
      choices: open.map((v) => `v${v}`),
      answers: [`v${left + 1}`],
    };
  },
  win(before, next, problem) {
    const { rounds, size } = placeOf(problem, before);
    if (rounds > LEVELS_SHOWN || problem.chance > 0) return undefined;
    const sides = [2 * next.a, 2 * next.a + 1];
    return {
      ...texts.win(problem, next.b),
      choices: sides.map((v) => `v${v}`),
      answers: sides.filter((v) => standsAt(before, size, v) === next.b).map((v) => `v${v}`),
    };
  },
};
