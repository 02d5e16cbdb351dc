import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { InputEdit, Performing } from "#algorithms/core/lesson/performing.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import { playerEdit } from "#algorithms/kit/rounds/player-edit.ts";
import { touchPlayers } from "#algorithms/kit/rounds/touch-players.ts";
import { isBalanced } from "../color-rules.ts";
import { cellId, KEY_BLACK, KEY_WHITE } from "../figure/scene.ts";
import { meeting, placeOf } from "../figure/state.ts";
import { type Problem, pairsOf, whitesOf, withRule } from "../problem.ts";
import { type Asks, type CellName, type Frame, MOST_SHOWN, type Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";
import { texts } from "../words/en/figure.ts";

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
  needs: () => editWords.needsWhite,
};

/** "player-3", as in round robins. Where each color is given by itself, those of another number of players are not known. */
const everybody = playerEdit<Problem>();
const player: InputEdit<Problem> = {
  ...everybody,
  offers: (marks, problem) => (problem.colors === "own" ? [] : everybody.offers(marks, problem)),
  apply: (problem, numbers) => (problem.colors === "own" ? undefined : everybody.apply(problem, numbers)),
  needs: (problem) => (problem.colors === "own" ? editWords.needsRule : everybody.needs(problem)),
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

/** Questions before a step. Their answers come from the rule; for colors of the reader's own nothing can be foretold. */
export const predict: Questions<Problem, Steps, CellName> = {
  game(before, next, problem) {
    const { a: r, b: p } = next;
    if (problem.colors === "own" || problem.n > MOST_SHOWN) return undefined;
    const whereBreak = r === 1 ? breakRound(problem, p) : 0;
    if (whereBreak > 0) {
      const { rounds } = placeOf(problem, before);
      return {
        ...texts.where(problem, p, whereBreak),
        choices: Array.from({ length: rounds }, (_, k) => cellId(p, k + 1)),
        answers: [cellId(p, whereBreak)],
      };
    }
    const meets = meeting(problem.n, p, r);
    const white = whitesOf(problem)[gameNumber(problem, p, r)] === p;
    return {
      ...texts.color(problem, p, r, meets.opponent, white ? 1 : -1),
      choices: [KEY_WHITE, KEY_BLACK],
      answers: [white ? KEY_WHITE : KEY_BLACK],
    };
  },
  done(before, next, problem) {
    if (problem.n % 2 === 1 || problem.n > MOST_SHOWN) return undefined;
    const sum = rowSum(before, problem, next.a);
    if (Math.abs(sum) !== 1) return undefined;
    return {
      ...texts.share(problem, next.a, sum),
      choices: [KEY_WHITE, KEY_BLACK],
      answers: [sum > 0 ? KEY_WHITE : KEY_BLACK],
    };
  },
};

/** The place in playing order of the game of player p in round r. */
function gameNumber({ n }: Problem, p: number, r: number): number {
  const h = Math.floor((n - 1) / 2);
  const { j } = meeting(n, p, r);
  return (r - 1) * Math.floor(n / 2) + (j === 0 ? h : j - 1);
}

function rowSum(frame: Frame, problem: Problem, p: number): number {
  const { rounds } = placeOf(problem, frame);
  let sum = 0;
  for (let r = 0; r < rounds; r++) sum += frame.cells.color[(p - 1) * rounds + r] ?? 0;
  return sum;
}

/** The round in which the row of p has its one break (balanced colors, even n), or 0. */
export function breakRound({ n, colors }: Problem, p: number): number {
  if (!isBalanced(colors) || n % 2 === 1 || p === 1 || p === n) return 0;
  return p % 2 === 1 ? p : p + 1;
}
