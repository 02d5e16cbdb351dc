import { describe, expect, test } from "vitest";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import {
  type Board,
  boardOf,
  encodeMove,
  homeCell,
  squaresPerSide,
} from "#algorithms/engines/kings/board.ts";
import { type ShortOptions, shortMoves, slideMoves } from "#algorithms/engines/kings/short/short.ts";
import { depth } from "#test/depth.ts";
import { faultOf } from "../support/given/kings-moves.ts";

/** The cells that lie within one step of a cell, the cell included. */
function around(cell: number, n: number): number[] {
  const row = Math.floor(cell / n);
  const column = cell % n;
  const cells: number[] = [];
  for (let i = row - 1; i <= row + 1; i++)
    for (let j = column - 1; j <= column + 1; j++)
      if (i >= 0 && i < n && j >= 0 && j < n) cells.push(i * n + j);
  return cells;
}

/**
 * Searches with little work go the same ways: that is enough where only the soundness of the moves is asked, and a
 * bound on their number that holds already then holds all the more.
 */
const HURRIED = { patience: 1 / 4 };

/** The moves of a board, after a check that they solve it. */
function solved(board: Board, options: ShortOptions = {}): Int32Array {
  const moves = shortMoves(board, options);
  expect(faultOf(board, moves), `n = ${board.n}, k = ${board.k}`).toBe("");
  return moves;
}

/** Home cells of random squares; each king then tries one random step right, down or both. */
function randomPlaces(n: number, k: number, random: () => number): number[] {
  const squares = Array.from({ length: squaresPerSide(n) ** 2 }, (_, s) => s);
  const cells = shuffled(squares, random)
    .slice(0, k)
    .map((s) => homeCell(s, n));
  const taken = new Set(cells);
  return cells.map((cell) => {
    const [down, right] = [random() < 0.5 ? 1 : 0, random() < 0.5 ? 1 : 0];
    if (Math.floor(cell / n) + down >= n || (cell % n) + right >= n) return cell;
    const to = cell + down * n + right;
    taken.delete(cell);
    const end = around(to, n).some((near) => taken.has(near)) ? cell : to;
    taken.add(end);
    return end;
  });
}

/** The squares in reading order, as home cells. */
function homes(n: number): number[] {
  return Array.from({ length: squaresPerSide(n) ** 2 }, (_, s) => homeCell(s, n));
}

/** Whether the number of exchanges that sort the permutation is even. */
function isEven(permutation: readonly number[]): boolean {
  let even = true;
  const seen = new Set<number>();
  for (const start of permutation.keys())
    for (let i = start; !seen.has(i); i = permutation[i]) {
      seen.add(i);
      if (permutation[i] !== start) even = !even;
    }
  return even;
}

function randomBoard(n: number, k: number, seed: number): Board {
  const random = seededRandom(seed);
  const board = boardOf(n, randomPlaces(n, k, random), randomPlaces(n, k, random));
  return isSolvable(board) ? board : withTwoTargetsExchanged(board);
}

function withTwoTargetsExchanged(board: Board): Board {
  const [first, second, ...others] = board.targets as unknown as [number, number, ...number[]];
  return boardOf(board.n, Array.from(board.starts), [second, first, ...others]);
}

/** The rule for odd n and one empty square; all other boards that are made here are solvable. */
function isSolvable({ n, k, starts, targets }: Board): boolean {
  const side = squaresPerSide(n);
  if (n % 2 === 0 || k !== side * side - 1 || k === 0) return true;
  const squareOf = (cell: number): number => (Math.floor(cell / n) >> 1) * side + ((cell % n) >> 1);
  const goal = Array.from({ length: side * side }, () => -1);
  for (const [q, cell] of starts.entries()) goal[squareOf(cell)] = squareOf(targets[q]);
  const hole = goal.indexOf(-1);
  const end = [...goal.keys()].find((s) => !goal.includes(s)) as number;
  goal[hole] = end;
  const distance =
    Math.abs(Math.floor(hole / side) - Math.floor(end / side)) + Math.abs((hole % side) - (end % side));
  return isEven(goal) === (distance % 2 === 0);
}

/** All legal moves from a placement, each as the placement after it. */
function neighbors(cells: readonly number[], n: number): number[][] {
  return cells.flatMap((from, q) =>
    around(from, n)
      .filter((to) => to !== from)
      .filter((to) => !cells.some((other, p) => p !== q && around(to, n).includes(other)))
      .map((to) => cells.map((cell, p) => (p === q ? to : cell))),
  );
}

/** The least number of moves, by breadth-first search from the starts. */
function leastMoves({ n, starts, targets }: Board): number {
  const goal = Array.from(targets).join();
  const seen = new Set([Array.from(starts).join()]);
  let layer = [Array.from(starts)];
  for (let moves = 0; layer.length > 0; moves++) {
    if (layer.some((cells) => cells.join() === goal)) return moves;
    layer = layer.flatMap((cells) =>
      neighbors(cells, n).filter((next) => {
        const key = next.join();
        return !seen.has(key) && seen.add(key);
      }),
    );
  }
  throw new Error("there is no solution");
}

/** Where the kings are after a number of random legal moves. */
function afterWalk(n: number, starts: readonly number[], moves: number, random: () => number): number[] {
  let cells = [...starts];
  for (let i = 0; i < moves; i++) {
    const next = neighbors(cells, n);
    cells = next[Math.floor(random() * next.length)] ?? cells;
  }
  return cells;
}

describe("a short solution", () => {
  test("solves random boards of every size and density", () => {
    for (let n = 1; n <= depth(10, 24); n++) {
      const most = squaresPerSide(n) ** 2;
      const step = n <= 5 ? 1 : Math.ceil(most / 4);
      const counts = new Set([most - 3, most - 2, most - 1].filter((k) => k > 1));
      for (let k = 1; k < most; k += step) counts.add(k);
      for (const k of counts) solved(randomBoard(n, k, 100 * n + k), HURRIED);
    }
  });

  test("solves many boards of small size, before anything is shortened", () => {
    for (let n = 3; n <= 9; n++)
      for (let k = 2; k < squaresPerSide(n) ** 2; k++)
        for (let seed = 0; seed < depth(2, 12); seed++) {
          const board = randomBoard(n, k, 1000 * seed + 100 * n + k);
          expect(faultOf(board, slideMoves(board)), `n = ${n}, k = ${k}, seed ${seed}`).toBe("");
        }
  });

  test("solves boards of a single cell and of a single square", () => {
    expect(solved(boardOf(1, [0], [0]))).toHaveLength(0);
    for (let from = 0; from < 4; from++)
      for (let to = 0; to < 4; to++)
        expect(solved(boardOf(2, [from], [to]))).toHaveLength(from === to ? 0 : 1);
  });

  test("takes a lone king straight to its target", () => {
    expect(solved(boardOf(100, [0], [9999]))).toHaveLength(99);
    expect(solved(boardOf(3, [4], [8]))).toHaveLength(1);
  });

  test("solves full boards on which every king stays in its square", () => {
    for (const n of [1, 2, 3, 4, 5, 10, 15, 16]) {
      const starts = randomPlaces(n, squaresPerSide(n) ** 2, seededRandom(n));
      solved(boardOf(n, starts, starts));
      const targets = starts.map((cell) => cell - (Math.floor(cell / n) % 2) * n - ((cell % n) % 2));
      solved(boardOf(n, starts, targets));
      solved(boardOf(n, targets, starts));
    }
    const corners = homes(30);
    expect(
      solved(
        boardOf(
          30,
          corners,
          corners.map((cell) => cell + 31),
        ),
      ),
    ).toHaveLength(225);
  });

  test("turns a board by half", () => {
    for (const n of [3, 4, 5, 8, 9, 20, 21]) {
      const starts = homes(n).slice(0, -1);
      const board = boardOf(n, starts, starts.toReversed());
      if (isSolvable(board)) solved(board, HURRIED);
      solved(boardOf(n, starts.slice(1), starts.slice(1).toReversed()), HURRIED);
    }
  });

  test("shifts all labels by one", () => {
    for (const n of [4, 5, 6, 9, 20, 21]) {
      const starts = homes(n).slice(0, -1);
      const board = boardOf(n, starts, [...starts.slice(1), starts[0]]);
      solved(isSolvable(board) ? board : withTwoTargetsExchanged(board), HURRIED);
    }
  });

  test("exchanges two kings in a corner", () => {
    for (const n of [6, 8, 9, 20, 21]) {
      const side = squaresPerSide(n);
      for (const [p, q] of [
        [side - 2, side - 1],
        [(side - 2) * side, (side - 1) * side],
      ] as const) {
        const starts = homes(n).slice(0, n % 2 === 0 ? -1 : -2);
        const targets = [...starts];
        [targets[p], targets[q]] = [starts[q], starts[p]];
        solved(boardOf(n, starts, targets), HURRIED);
      }
    }
  });

  test("exchanges the last two kings in nine moves", () => {
    for (const n of [4, 10, 50, 100]) {
      const starts = homes(n).slice(0, -1);
      const targets = [...starts];
      const [p, q] = [starts.length - 1, starts.length - squaresPerSide(n)];
      [targets[p], targets[q]] = [starts[q], starts[p]];
      expect(solved(boardOf(n, starts, targets))).toHaveLength(9);
    }
  });

  test("takes the empty square from corner to corner", () => {
    for (const n of [7, 20, 21]) {
      const board = boardOf(n, homes(n).slice(1), shuffled(homes(n).slice(0, -1), seededRandom(n)));
      solved(isSolvable(board) ? board : withTwoTargetsExchanged(board), HURRIED);
    }
  });
});

describe("the length of a short solution", () => {
  test("is at most three times the optimum on small boards near their targets", () => {
    for (let n = 2; n <= depth(4, 5); n++)
      for (let k = 1; k <= squaresPerSide(n) ** 2; k++)
        for (let seed = 0; seed < (k > 5 ? 3 : 6); seed++) {
          const random = seededRandom(1000 * seed + 10 * n + k);
          const starts = randomPlaces(n, k, random);
          const length = 1 + Math.floor(random() * (k > 4 ? 6 : 12));
          const board = boardOf(n, starts, afterWalk(n, starts, length, random));
          expect(solved(board).length).toBeLessThanOrEqual(3 * leastMoves(board));
        }
  });

  test("is at most three times a walk's on large boards near their targets", () => {
    for (const [n, k] of [
      [20, 99],
      [21, 119],
      [30, 200],
      [31, 60],
    ] as const)
      for (let seed = 0; seed < 4; seed++) {
        const random = seededRandom(seed);
        const starts = randomPlaces(n, k, random);
        const length = 1 + Math.floor(random() * 12);
        const board = boardOf(n, starts, afterWalk(n, starts, length, random));
        expect(solved(board).length).toBeLessThanOrEqual(3 * length);
      }
  });

  test("is never more than that of a solution that is given", () => {
    // Kings 1 and 2 go to the right, one after the other: the best there is.
    const board = boardOf(9, [0, 4], [2, 6]);
    const moves = [
      [1, 5],
      [1, 6],
      [0, 1],
      [0, 2],
    ] as const;
    const bound = Int32Array.from(moves, ([king, cell]) => encodeMove(king, cell, 9));
    expect(solved(board, { bound })).toHaveLength(4);
    const large = randomBoard(20, 60, 1);
    const best = shortMoves(large);
    expect(solved(large, { bound: best }).length).toBeLessThanOrEqual(best.length);
    expect(solved(large, { bound: slideMoves(large) }).length).toBeLessThanOrEqual(slideMoves(large).length);
  });

  test("is the same every time", () => {
    const board = randomBoard(20, 60, 2);
    expect(shortMoves(board)).toEqual(shortMoves(board));
  });

  test("is no longer with more patience", () => {
    const boards = [randomBoard(40, 100, 2), randomBoard(20, 60, 2), randomBoard(7, 10, 3)];
    const lengths = [1 / 16, 1 / 4].map((patience) =>
      boards.map((board) => solved(board, { patience }).length),
    );
    const [little, more] = lengths;
    for (const i of boards.keys()) expect(more[i]).toBeLessThanOrEqual(little[i]);
    expect(more[0]).toBeLessThan(little[0]);
  });

  test("is told as far as the work is done", () => {
    const shares: number[] = [];
    shortMoves(randomBoard(8, 9, 1), { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test("stays in its bounds on large boards", () => {
    const bounds = [
      [99, 625, 38_000],
      [100, 1250, 140_000],
      [100, 2499, 430_000],
    ] as const;
    for (const [n, k, most] of bounds.slice(0, depth(1, bounds.length)))
      expect(solved(randomBoard(n, k, n + k), HURRIED).length, `n = ${n}, k = ${k}`).toBeLessThanOrEqual(
        most,
      );
  });

  test("is within a fiftieth of the distances where there is room", () => {
    const board = randomBoard(100, 100, 7);
    const least = board.starts.reduce((sum, start, q) => {
      const target = board.targets[q];
      const rows = Math.abs(Math.floor(start / 100) - Math.floor(target / 100));
      return sum + Math.max(rows, Math.abs((start % 100) - (target % 100)));
    }, 0);
    expect(solved(board).length).toBeLessThanOrEqual(1.02 * least);
  });
});
