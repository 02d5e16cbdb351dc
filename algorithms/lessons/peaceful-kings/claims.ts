import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { answerOf, parities } from "#algorithms/engines/kings/answer.ts";
import { type Board, cellOf, chebyshev, kingOf, type Solution } from "#algorithms/engines/kings/board.ts";
import { touchingPairs } from "#algorithms/engines/kings/touching.ts";
import { type State, squareOfCell, stateOf } from "./figure/state.ts";
import { type CellName, type Frame, MOST_MOVES_OF_METHOD, type Steps } from "./steps.ts";
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

/** What holds at every position, read from where the kings stand. */
export const invariants: Lesson<Board, Solution, Steps, CellName>["invariants"] = [
  { id: "apart", test: apart },
  { id: "squares", test: onePerSquare },
  { id: "laid", test: laidStays },
  { id: "parity", test: parity },
];

function apart(board: Board, frame: Frame): Evidence {
  const { evidence } = lessonWords;
  const pairs = touchingPairs(board.n, cellsOf(board, stateOf(board, frame))).length;
  return { holds: pairs === 0, evidence: evidence.touching(board.k, pairs) };
}

function onePerSquare(board: Board, frame: Frame): Evidence {
  const { evidence } = lessonWords;
  const state = stateOf(board, frame);
  const used = new Set(cellsOf(board, state).map((cell) => squareOfCell(cell, board.n)));
  return {
    holds: used.size === board.k,
    evidence: evidence.squares(board.k, used.size, state.squares),
  };
}

/** A laid square holds the king whose goal it is, or nobody. A and B of a pair are laid before they are right. */
function laidStays(board: Board, frame: Frame): Evidence {
  const { evidence } = lessonWords;
  const state = stateOf(board, frame);
  const { goal, holds } = frame.cells;
  const wanted = new Int32Array(state.squares + 1);
  for (let king = 1; frame.step !== "" && king <= board.k; king++) wanted[goal[king - 1]] = king;
  let laid = 0;
  let right = 0;
  for (let square = 1; square <= state.squares; square++) {
    if (!state.isLaid(square) || isTaken(state, square)) continue;
    laid++;
    if (state.phase >= 6 || holds[square - 1] === wanted[square]) right++;
  }
  return { holds: laid === right, evidence: evidence.laid(right, laid) };
}

/** Whether a square is one of the pair that is being laid: its king may still be the other one. */
function isTaken({ letters, square, side }: State, candidate: number): boolean {
  return (
    letters >= 2 &&
    letters <= 3 &&
    (candidate === square || candidate === square + (letters === 2 ? 1 : side))
  );
}

/** Odd n, one empty square: a move to another square exchanges two things and moves the empty square by one. */
function parity(board: Board, frame: Frame): Evidence {
  const { evidence } = lessonWords;
  const state = stateOf(board, frame);
  if (state.empty === 0) return { holds: true, evidence: evidence.noneEmpty };
  if (state.empty > 1) return { holds: true, evidence: evidence.empty(state.empty) };
  if (board.n % 2 === 0) return { holds: true, evidence: evidence.evenBoard };
  const targets = Int32Array.from(cellsOf(board, state), (cell) => cell - 1);
  const now = parities({ ...board, targets });
  const wish = parities(board);
  return {
    holds: now.permutation === now.blank,
    evidence: evidence.parities([now.permutation, now.blank], [wish.permutation, wish.blank]),
  };
}

/** The cells of all kings, from 1. */
function cellsOf({ k }: Board, state: State): number[] {
  return Array.from({ length: k }, (_, index) => state.cell(index + 1));
}
