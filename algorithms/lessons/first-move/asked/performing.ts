import type { InputEdit, Performing } from "#algorithms/core/lesson/performing.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import { playerEdit } from "#algorithms/kit/rounds/player-edit.ts";
import { touchPlayers } from "#algorithms/kit/rounds/touch-players.ts";
import { KEY_BLACK, KEY_WHITE } from "../figure/scene.ts";
import { meeting } from "../figure/state.ts";
import { type Problem, pairsOf, whitesOf, withRule } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";

/** The number of the game between two players, in playing order; −1 if there is none. */
function gameOf({ n }: Problem, one: number, other: number): number {
  const { left, right } = pairsOf(n);
  return Array.from(right).findIndex((a, game) => {
    const b = left[game];
    return (a === one && b === other) || (a === other && b === one);
  });
}

/** "white-3-5": 3 has White against 5. A touch of their game gives White to the other one. */
const white: InputEdit<Problem> = {
  offers(marks, problem) {
    const [, p, r] = /^c(\d+)\.(\d+)$/.exec(marks.length === 1 ? (marks[0] as string) : "") ?? [];
    const one = Number(p);
    const { opponent = 0 } = p === undefined ? {} : meeting(problem.n, one, Number(r));
    if (opponent === 0) return [];
    return [whitesOf(problem)[gameOf(problem, one, opponent)] === one ? [opponent, one] : [one, opponent]];
  },
  apply(problem, [one = 0, other = 0, ...more]) {
    const game = gameOf(problem, one, other);
    const given = whitesOf(problem)[game];
    if (given === undefined || given === one || more.length > 0) return undefined;
    const { own, ...rest } = withRule(problem, "own");
    return { ...rest, own: own.with(game, one) };
  },
  name: ([one = 0, other = 0], { names }) =>
    editWords.white(playerName(names, one), playerName(names, other)),
};

/** "player-3", as in round robins. Where each color is given by itself, those of another number of players are not known. */
const everybody = playerEdit<Problem>();
const player: InputEdit<Problem> = {
  ...everybody,
  offers: (marks, problem) => (problem.colors === "own" ? [] : everybody.offers(marks, problem)),
  apply: (problem, numbers) => (problem.colors === "own" ? undefined : everybody.apply(problem, numbers)),
};

/** How the choices are touched: rows by the heads of players, a color by its disc under the table; a new number is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    row: touchPlayers("mark"),
    color: {
      form: "mark",
      touchable: () => [1, -1],
      markOf: (color) => (color === 1 ? KEY_WHITE : KEY_BLACK),
    },
    rename: {
      form: "number",
      touchable: (_frame, { n }) => Array.from({ length: n }, (_, k) => k + 1),
    },
  },
  words: choiceWords,
  edits: { hint: editWords.hint, kinds: { white, player } },
};
