import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import { playerId } from "../figure/plate.ts";
import type { Problem } from "../problem.ts";
import { type CellName, filled, type Steps, waitingOf } from "../steps.ts";
import { questionWords as words } from "../words/en/figure.ts";

/** Questions before a step, answered on the players. */
export const predict: Questions<Problem, Steps, CellName> = {
  place: (before) => ({
    ...words.place,
    choices: unplaced(before.cells.place),
    answers: waitingOf(before).map(playerId),
  }),
  walk({ cells: { walk, place } }, _next, { arrows }) {
    const last = filled(walk).at(-1);
    if (last === undefined) return undefined;
    const winners = arrows.flatMap(([u, v]) => (v === last && place[u] === -1 ? [playerId(u)] : []));
    return { ...words.walk(last), choices: unplaced(place), answers: [...new Set(winners)] };
  },
  leave: ({ cells: { place } }, { a }) => ({
    ...words.leave,
    choices: unplaced(place),
    answers: [playerId(a)],
  }),
};

function unplaced(place: ArrayLike<number>): string[] {
  return Array.from(place).flatMap((each, v) => (each === -1 ? [playerId(v)] : []));
}
