import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { parities } from "#algorithms/engines/kings/answer.ts";
import type { Board, Solution } from "#algorithms/engines/kings/board.ts";
import { touchingPairs } from "#algorithms/engines/kings/touching.ts";
import { type State, squareOfCell, stateOf } from "./figure/state.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** More than the method makes on any board: its parts add up to 2,072,100 for n = 100. */
export const MOST_MOVES_OF_METHOD = 2_200_000;

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
