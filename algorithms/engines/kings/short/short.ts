import type { Board } from "../board.ts";
import { chebyshevSum } from "../lower-bound.ts";
import { carrierOf } from "./carry.ts";
import { isSolution } from "./check.ts";
import { nearMoves } from "./near.ts";
import { mendParity } from "./parity.ts";
import { type Order, peel } from "./peel.ts";
import { type Effort, replan } from "./replan.ts";
import { toSquares, withTargets } from "./squares.ts";

export interface ShortOptions {
  /** A solution of the same board; the result is never longer. */
  readonly bound?: Int32Array;
  /** Is told the share of the work that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The share of the usual search work that may be done, more than 0; less is sooner and not as short. */
  readonly patience?: number;
}

/** First short ways fast, then the shortest ones: a long solution makes exact searches slow. */
const EFFORTS: readonly Effort[] = [
  { weight: 3, work: 1.2e7, workOfKing: 2e4 },
  { weight: 2, work: 1.2e7, workOfKing: 1e5 },
  { weight: 1, work: 2.4e7, workOfKing: 1e5 },
];

/** Random boards with one empty square take 3.4 moves for each that is needed at least. */
const LONG = 4;

/**
 * Few moves that bring every king to its target, encoded as `encodeMove` does. The board must be solvable; otherwise
 * it may throw RangeError.
 */
export function shortMoves(board: Board, { bound, onProgress, patience = 1 }: ShortOptions = {}): Int32Array {
  const parts = EFFORTS.length + 2;
  let done = 0;
  const finish = (): void => onProgress?.(++done / parts);
  let best = bestSlides(board);
  if (bound !== undefined && bound.length < best.length) best = bound;
  finish();
  const near = nearMoves(board, best.length, patience);
  if (near !== undefined && isSolution(board, near)) best = near;
  finish();
  // Whatever shortens is checked move by move: a mistake in it costs moves, and not the solution.
  for (const effort of EFFORTS) {
    const shorter = replan(board, best, effort, patience);
    if (shorter.length < best.length && isSolution(board, shorter)) best = shorter;
    finish();
  }
  return best;
}

/** The shorter of two solutions, if the first one is long: then the targets are no random ones. */
function bestSlides(board: Board): Int32Array {
  const first = slideMoves(board);
  if (first.length <= LONG * chebyshevSum(board)) return first;
  const second = slideMoves(board, "rows");
  return second.length < first.length ? second : first;
}

/** The solution as a sliding puzzle, as it is before anything is shortened. */
export function slideMoves(board: Board, order: Order = "square"): Int32Array {
  const squares = toSquares(board);
  // Where every square holds a king nothing slides: then each of them has to be in its square already.
  if (board.k < squares.count) {
    const carrier = carrierOf(squares);
    mendParity(carrier);
    peel(carrier, order);
  }
  return withTargets(squares);
}
