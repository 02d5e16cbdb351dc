/** How many moves every solution needs at least. */

import { type Board, chebyshev, squareOf, squaresPerSide } from "./board.ts";

/** The best of the bounds that hold for a board. For a board without a solution it says nothing. */
export function lowerBound(board: Board): number {
  return Math.max(chebyshevSum(board), oneEmptyBound(board) ?? 0);
}

/** Every king needs as many moves as on an empty board. */
export function chebyshevSum({ n, starts, targets }: Board): number {
  let sum = 0;
  for (let i = 0; i < starts.length; i++) sum += chebyshev(starts[i], targets[i], n);
  return sum;
}

/**
 * For odd n and one empty square, otherwise undefined: 2 · (sum of the steps between squares) − 4 · (N − 1), where N is
 * the number of squares a side.
 *
 * While the empty square is in another row, the kings of a row are as many as fit in it, hence stand in fixed columns;
 * the same goes for columns. So a change of square costs two moves in its direction. Only the kings that share a row or
 * a column with the empty square at the start or at the end, at most 4 · (N − 1) in all, may stand one move ahead.
 */
export function oneEmptyBound({ n, k, starts, targets }: Board): number | undefined {
  const side = squaresPerSide(n);
  if (n % 2 === 0 || k !== side * side - 1) return undefined;
  let steps = 0;
  for (let i = 0; i < k; i++) {
    const [from, to] = [squareOf(starts[i], n), squareOf(targets[i], n)];
    steps += Math.abs(Math.floor(from / side) - Math.floor(to / side));
    steps += Math.abs((from % side) - (to % side));
  }
  return Math.max(0, 2 * steps - 4 * (side - 1));
}
