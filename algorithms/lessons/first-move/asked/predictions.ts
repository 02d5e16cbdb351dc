import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import { isBalanced } from "../color-rules.ts";
import { cellId, KEY_BLACK, KEY_WHITE } from "../figure/scene.ts";
import { meeting, placeOf } from "../figure/state.ts";
import { type Problem, whitesOf } from "../problem.ts";
import { type CellName, type Frame, MOST_SHOWN, type Steps } from "../steps.ts";
import { texts } from "../words/en/figure.ts";

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
