import { type Board, cellOf, chebyshev, kingOf } from "../board.ts";

/** Whether the moves are legal, one after the other, and bring every king to its target. */
export function isSolution(board: Board, moves: Int32Array): boolean {
  const { n, k, starts, targets } = board;
  const at = Int32Array.from(starts);
  const taken = new Uint8Array(n * n);
  for (const cell of starts) taken[cell] = 1;
  for (const move of moves) {
    const q = kingOf(move, n);
    if (!(q >= 0 && q < k)) return false;
    const cell = cellOf(move, n);
    if (chebyshev(at[q], cell, n) !== 1) return false;
    // The king does not touch itself.
    taken[at[q]] = 0;
    if (hasNeighbor(taken, cell, n)) return false;
    taken[cell] = 1;
    at[q] = cell;
  }
  return at.every((cell, q) => cell === targets[q]);
}

/** Whether a king stands on the cell or touches it. */
function hasNeighbor(taken: Uint8Array, cell: number, n: number): boolean {
  const row = Math.floor(cell / n);
  const column = cell - row * n;
  for (let i = Math.max(0, row - 1); i <= Math.min(n - 1, row + 1); i++)
    for (let j = Math.max(0, column - 1); j <= Math.min(n - 1, column + 1); j++)
      if (taken[i * n + j] === 1) return true;
  return false;
}
