import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import {
  type Board,
  cellOf,
  kingOf,
  type Solution,
  squaresPerSide,
} from "#algorithms/engines/kings/board.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { solve } from "../solve.ts";
import { asks, steps } from "../steps.ts";
import { outcomeWords } from "../words/en/asked.ts";

type Asked = Outcome<Board, Solution>;
type Words = typeof outcomeWords;

/** What comes out for a board: how many moves, and which. */
export const outcomes: Outcomes<Board, Solution> = {
  moves: (seed) => asked(seed, ({ moves }) => [moves, (made) => String(made.length)]),
  first: (seed) => asked(seed, ({ first, move }) => [first, (made) => told(made[0], move)]),
  last: (seed) => asked(seed, ({ last, move }) => [last, (made) => told(made.at(-1), move)]),
  ofKing: (seed) =>
    asked(seed, ({ ofKing }, king) => [
      ofKing(king),
      (made) => String(made.filter((move) => move.king === king).length),
    ]),
  visits: (seed) =>
    asked(seed, ({ visits, stays }, king) => [
      visits(king),
      (made) => {
        const cells = made.flatMap((move) => (move.king === king ? [move.cell] : []));
        return cells.length > MOST_VISITS ? undefined : cells.join(" ") || stays;
      },
    ]),
};

/** Longer walks of one king nobody compares. */
const MOST_VISITS = 7;
/** More moves than these take too long by hand. */
const MOST_MOVES = 16;

/** A move as texts tell it: kings from 1, cells as "(1, 2)". */
interface Move {
  readonly king: number;
  readonly cell: string;
}

function told(move: Move | undefined, words: Words["move"]): string | undefined {
  return move && words(move.king, move.cell);
}

/** A question about the moves on a board that the seed draws, with an empty square or more, that a few moves solve, and about one of its kings. */
function asked(
  seed: number,
  ask: (
    words: Words,
    king: number,
  ) => readonly [prompt: string, answer: (moves: Move[]) => string | undefined],
): Asked {
  const random = seededRandom(seed);
  const n = between(random, 3, 5);
  const squares = squaresPerSide(n) ** 2;
  const kings = between(random, 2, squares - 1);
  const board = randomBoard({ n, kings }, between(random, 1, 999_999));
  const right = solve(board, silentRecorder(steps, asks));
  const isShort = right.answer === "NIE" || right.moves.length <= MOST_MOVES;
  const words = outcomeWords;
  const [prompt, answer] = ask(words, between(random, 1, kings));
  return {
    problem: board,
    prompt,
    answer(solution) {
      if (!isShort) return undefined;
      if (solution.answer === "NIE") return words.no;
      const moves = Array.from(solution.moves, (move) => ({
        king: kingOf(move, n) + 1,
        cell: cellName(cellOf(move, n) + 1, n),
      }));
      return answer(moves);
    },
  };
}
