import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import { type Board, cellOf, chebyshev, kingOf, type Solution } from "#algorithms/engines/kings/board.ts";
import { MOST_MOVES_OF_METHOD } from "./invariants.ts";
import type { CellName, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** The certificate: the moves replayed on an empty table, or the reason why there are none. */
export const claims: Lesson<Board, Solution, Steps, CellName>["claims"] = [
  {
    id: "legal",
    test: (board, result) => (result.answer === "NIE" ? nie(board, result) : legal(board, result.moves)),
  },
  {
    id: "home",
    test: (board, result) => (result.answer === "NIE" ? nie(board, result) : home(board, result.moves)),
  },
  { id: "count", test: fewEnough },
];

function legal(board: Board, moves: Int32Array): Evidence {
  const { evidence } = lessonWords;
  const wrong = firstWrongMove(board, moves);
  return {
    holds: wrong < 0,
    evidence: wrong < 0 ? evidence.moves(moves.length) : evidence.wrongMove(wrong + 1),
  };
}

/** The first move (from 0) that is no king move or ends beside another king; −1: none. */
export function firstWrongMove({ n, k, starts }: Board, moves: Int32Array): number {
  const at = starts.slice();
  const grid = new Uint8Array(n * n);
  for (const cell of at) grid[cell] = 1;
  for (let m = 0; m < moves.length; m++) {
    const king = kingOf(moves[m], n);
    const cell = cellOf(moves[m], n);
    if (king >= k || chebyshev(at[king], cell, n) !== 1) return m;
    grid[at[king]] = 0;
    const row = Math.floor(cell / n);
    const column = cell % n;
    for (let r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++)
      for (let c = Math.max(0, column - 1); c <= Math.min(n - 1, column + 1); c++)
        if (grid[r * n + c] === 1) return m;
    grid[cell] = 1;
    at[king] = cell;
  }
  return -1;
}

function home({ n, k, starts, targets }: Board, moves: Int32Array): Evidence {
  const at = starts.slice();
  for (const move of moves) at[kingOf(move, n)] = cellOf(move, n);
  const right = at.reduce((sum, cell, king) => sum + (cell === targets[king] ? 1 : 0), 0);
  return { holds: right === k, evidence: lessonWords.evidence.home(right, k) };
}

/** Why there is no way: no square is empty and a king would have to leave its own, or the parity is wrong. */
function nie(board: Board, result: Solution): Evidence {
  const { evidence } = lessonWords;
  const found = answerOf(board);
  const holds = found.answer === "NIE" && result.answer === "NIE" && result.reason === found.reason;
  if (found.answer === "TAK") return { holds, evidence: evidence.thereIsAWay };
  return {
    holds,
    evidence:
      found.reason === "full"
        ? evidence.full(found.king + 1)
        : evidence.odd(board.n, found.permutation, found.blank),
  };
}

function fewEnough({ n, starts, targets }: Board, result: Solution): Evidence {
  const { evidence } = lessonWords;
  if (result.answer === "NIE") return { holds: true, evidence: evidence.noMoves };
  const least = starts.reduce((sum, cell, king) => sum + chebyshev(cell, targets[king], n), 0);
  const { length } = result.moves;
  return {
    holds: least <= length && length < MOST_MOVES_OF_METHOD,
    evidence: evidence.count(least, length, MOST_MOVES_OF_METHOD),
  };
}
