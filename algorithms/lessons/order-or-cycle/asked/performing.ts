import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playerId } from "../figure/plate.ts";
import type { Arrow, Problem } from "../problem.ts";
import { type Asks, type CellName, filled, type Steps, waitingOf } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";
import { questionWords as words } from "../words/en/figure.ts";

/** Every choice is a player. */
const touchPlayer: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { n }) => Array.from({ length: n }, (_, v) => v),
  markOf: playerId,
};

/** The only result between two players; undefined if there is none, or several. */
function resultOf(
  { arrows }: Problem,
  one: number | undefined,
  other: number | undefined,
): Arrow | undefined {
  const found = arrows.filter(([u, v]) => (u === one && v === other) || (u === other && v === one));
  return found.length === 1 ? found[0] : undefined;
}

/** "turn-2-5": the result between 2 and 5 is turned round. */
const turn: InputEdit<Problem> = {
  offers(marks, problem) {
    const [, u, v] = /^a(\d+)\.(\d+)$/.exec(marks.length === 1 ? (marks[0] ?? "") : "") ?? [];
    const ends =
      u === undefined ? marks.map((mark) => Number(/^p(\d+)$/.exec(mark)?.[1] ?? -1)) : [u, v].map(Number);
    const result = ends.length === 2 && resultOf(problem, ends[0], ends[1]);
    return result ? [result] : [];
  },
  apply(problem, [u, v]) {
    const result = resultOf(problem, u, v);
    if (!result) return undefined;
    const [winner, loser] = result;
    return { ...problem, arrows: problem.arrows.map((each) => (each === result ? [loser, winner] : each)) };
  },
  name([u, v], problem) {
    const [winner = 0, loser = 0] = resultOf(problem, u, v) ?? [];
    return editWords.turned(loser, winner);
  },
  needs: () => editWords.needs,
};

export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: { free: touchPlayer, back: touchPlayer, root: touchPlayer, arrow: touchPlayer },
  words: choiceWords,
  edits: { hint: editWords.hint, kinds: { turn } },
};

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
