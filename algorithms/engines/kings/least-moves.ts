/** The least number of moves, by breadth-first search through all positions: for the smallest boards. */

import { type Board, chebyshev } from "./board.ts";

/** So many positions are looked at before the search gives up. */
export const MOST_POSITIONS = 400_000;

/**
 * The fewest moves after which a king (from 0) stands on its target; without a king, all of them. Undefined when there
 * is no way, or when it would take more positions than `most` to find out.
 *
 * For one king the others have no names: positions that differ only in who stands where are the same.
 */
export function leastMoves(
  board: Board,
  king: number | undefined,
  most: number = MOST_POSITIONS,
): number | undefined {
  const { n, targets } = board;
  const named = king === undefined ? board.k : 1;
  const first = Array.from(board.starts);
  if (king !== undefined) first.unshift(...first.splice(king, 1));
  const goals = king === undefined ? Array.from(targets) : [targets[king]];
  const isGoal = (cells: readonly number[]) => goals.every((goal, i) => cells[i] === goal);
  const keyOf = (cells: readonly number[]) =>
    String.fromCharCode(...cells.slice(0, named), ...cells.slice(named).sort((a, b) => a - b));
  if (isGoal(first)) return 0;
  const seen = new Set([keyOf(first)]);
  let layer = [first];
  for (let moves = 1; layer.length > 0; moves++) {
    const next: number[][] = [];
    for (const cells of layer) {
      for (const [i, from] of cells.entries()) {
        for (const to of around(from, n)) {
          if (cells.some((other, j) => j !== i && chebyshev(other, to, n) < 2)) continue;
          const after = cells.with(i, to);
          const key = keyOf(after);
          if (seen.has(key)) continue;
          if (isGoal(after)) return moves;
          if (seen.size >= most) return undefined;
          seen.add(key);
          next.push(after);
        }
      }
    }
    layer = next;
  }
  return undefined;
}

/** The cells to which a king could go on an empty board. */
function around(cell: number, n: number): number[] {
  const row = Math.floor(cell / n);
  const column = cell % n;
  const cells: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(n - 1, column + 1); c++) {
      if (r !== row || c !== column) cells.push(r * n + c);
    }
  }
  return cells;
}
