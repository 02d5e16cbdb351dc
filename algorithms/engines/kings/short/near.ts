/**
 * Boards that are nearly solved: A* over positions of all kings, and weighted A* (Pohl, 1970) where that
 * takes too long. The sum of the kings' distances is never more than the moves that are left, as a move
 * changes one of them by one at most. A position is stored as its last move; the board is moved along from
 * one position to the next that is expanded.
 */

import { seededRandom } from "#algorithms/core/text/random.ts";
import { type Board, chebyshev, encodeMove } from "../board.ts";
import { chebyshevSum } from "../lower-bound.ts";

/**
 * How the searches weigh the distances that are left, and how many positions each may expand. With weight 1 the first
 * solution found is a shortest one among those that move no king far from the others; with weight w it is at most w
 * times as long.
 */
const SEARCHES = [
  { weight: 1, budget: 12_000 },
  { weight: 2, budget: 12_000 },
  { weight: 3, budget: 12_000 },
] as const;
/** Boards further from their targets than so many moves are left to other methods. */
const MOST_DISTANCE = 80;
/** Kings on their targets may give way if they stand so near a king that has to move, or so near its target. */
const NEAR_KING = 3;
const NEAR_TARGET = 2;
const HASH_SEED = 33;

/** The position after a move of a king from a cell to another one. */
interface Position {
  readonly before: Position | undefined;
  readonly king: number;
  readonly from: number;
  readonly to: number;
  /** The moves so far, and the sum of the distances that are left. */
  readonly steps: number;
  readonly rest: number;
  /** Equal where all kings stand alike, whatever way led there. */
  readonly hash: number;
}

/** The board of the position that is expanded. */
interface Search {
  readonly board: Board;
  /** The cell of each king. */
  readonly at: Int32Array;
  /** The king on each cell, or -1. */
  readonly on: Int32Array;
  readonly salt: number;
  readonly offTarget: readonly number[];
}

/**
 * Solves a board that is a few moves away from its targets: A* over positions of all kings. Returns undefined if it
 * finds nothing shorter than `most` moves. `patience` is the share of the budgets that may be spent.
 */
export function nearMoves(board: Board, most: number, patience = 1): Int32Array | undefined {
  const rest = chebyshevSum(board);
  if (rest > MOST_DISTANCE || rest >= most) return undefined;
  let best: Int32Array | undefined;
  let bound = most;
  for (const { weight, budget } of SEARCHES) {
    const { moves, finished } = searchFrom(board, rest, weight, patience * budget, bound);
    if (moves !== undefined) {
      best = moves;
      bound = moves.length;
    }
    if (finished) break;
  }
  return best;
}

interface Outcome {
  readonly moves: Int32Array | undefined;
  /** Whether a heavier search cannot do better. */
  readonly finished: boolean;
}

function searchFrom(board: Board, rest: number, weight: number, budget: number, most: number): Outcome {
  const { n, k, starts, targets } = board;
  const on = new Int32Array(n * n).fill(-1);
  for (let q = 0; q < k; q++) on[starts[q]] = q;
  const salt = Math.floor(seededRandom(HASH_SEED)() * 2 ** 31);
  const offTarget = Array.from({ length: k }, (_, q) => q).filter((q) => starts[q] !== targets[q]);
  const search: Search = { board, at: Int32Array.from(starts), on, salt, offTarget };
  const root = { king: -1, from: -1, to: -1, before: undefined, steps: 0, rest, hash: 0 };
  const buckets: Position[][] = [];
  const least = new Map<number, number>();
  let lowest = 0;
  const push = (position: Position): void => {
    // Whatever the weight: it does not lead to a solution that is shorter than a known one.
    if (position.steps + position.rest >= most) return;
    const known = least.get(position.hash);
    if (known !== undefined && known <= position.steps) return;
    least.set(position.hash, position.steps);
    const key = position.steps + weight * position.rest;
    while (buckets.length <= key) buckets.push([]);
    buckets[key].push(position);
    lowest = Math.min(lowest, key);
  };
  push(root);
  let current: Position = root;
  for (let expanded = 0; expanded < budget; ) {
    const position = buckets[lowest]?.pop();
    if (position === undefined) {
      if (lowest++ >= buckets.length) return { moves: undefined, finished: true };
      continue;
    }
    // Taken out, not put in: with weight 1 no shorter way can come after it.
    if (position.rest === 0) return { moves: movesTo(position, n), finished: true };
    if ((least.get(position.hash) as number) < position.steps) continue;
    travel(search, current, position);
    current = position;
    expand(search, position, push);
    expanded++;
  }
  return { moves: undefined, finished: false };
}

function movesTo(end: Position, n: number): Int32Array {
  const moves = new Int32Array(end.steps);
  for (let p = end; p.before !== undefined; p = p.before) moves[p.steps - 1] = encodeMove(p.king, p.to, n);
  return moves;
}

/** Sets up the other position: back to the common one, then forward. */
function travel(search: Search, from: Position, to: Position): void {
  const forward: Position[] = [];
  let a = from;
  let b = to;
  // Whoever has more moves goes back; they meet at the root at the latest.
  while (a !== b) {
    if (a.steps >= b.steps) {
      put(search, a.king, a.to, a.from);
      a = a.before as Position;
    } else {
      forward.push(b);
      b = b.before as Position;
    }
  }
  for (let i = forward.length - 1; i >= 0; i--) {
    const { king, from: cell, to: next } = forward[i];
    put(search, king, cell, next);
  }
}

function put({ at, on }: Search, king: number, from: number, to: number): void {
  on[from] = -1;
  on[to] = king;
  at[king] = to;
}

function expand(search: Search, position: Position, push: (position: Position) => void): void {
  const { board, at } = search;
  const { n, targets } = board;
  for (const king of movable(search, position)) {
    const from = at[king];
    const target = targets[king];
    const row = Math.floor(from / n);
    const column = from - row * n;
    for (let i = Math.max(0, row - 1); i <= Math.min(n - 1, row + 1); i++)
      for (let j = Math.max(0, column - 1); j <= Math.min(n - 1, column + 1); j++) {
        const to = i * n + j;
        if (to === from || touches(search, king, i, j)) continue;
        const rest = position.rest + chebyshev(to, target, n) - chebyshev(from, target, n);
        const hash = position.hash ^ hashOf(search, king, from) ^ hashOf(search, king, to);
        push({ king, from, to, before: position, steps: position.steps + 1, rest, hash });
      }
  }
}

/** One king on one cell. Positions are XORs of such, up to a constant: a move changes two (Zobrist, 1970). */
function hashOf({ board, salt }: Search, king: number, cell: number): number {
  // The mixing of mulberry32; 32 bits are enough for some ten thousand positions, and a clash only loses one.
  let x = Math.imul(encodeMove(king, cell, board.n) ^ salt, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), x | 1);
  x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
  return x ^ (x >>> 14);
}

function touches({ board, on }: Search, king: number, row: number, column: number): boolean {
  const { n } = board;
  for (let i = Math.max(0, row - 1); i <= Math.min(n - 1, row + 1); i++)
    for (let j = Math.max(0, column - 1); j <= Math.min(n - 1, column + 1); j++) {
      const other = on[i * n + j];
      if (other !== -1 && other !== king) return true;
    }
  return false;
}

/** The kings that are not on their targets, and those near enough to be in their way. */
function movable(search: Search, position: Position): Set<number> {
  const { board, at, offTarget } = search;
  const { targets } = board;
  const off = new Set<number>(offTarget);
  // Only kings that have moved can be off their targets beside those that were so at the start.
  for (let p: Position = position; p.before !== undefined; p = p.before) off.add(p.king);
  const kings = new Set<number>();
  for (const q of off) {
    if (at[q] === targets[q]) continue;
    addNear(search, at[q], NEAR_KING, kings);
    addNear(search, targets[q], NEAR_TARGET, kings);
  }
  return kings;
}

function addNear({ board, on }: Search, cell: number, reach: number, kings: Set<number>): void {
  const { n } = board;
  const row = Math.floor(cell / n);
  const column = cell - row * n;
  for (let i = Math.max(0, row - reach); i <= Math.min(n - 1, row + reach); i++)
    for (let j = Math.max(0, column - reach); j <= Math.min(n - 1, column + reach); j++) {
      const q = on[i * n + j];
      if (q !== -1) kings.add(q);
    }
}
