import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { answerOf, parityOf, permutationOf } from "#algorithms/engines/kings/answer.ts";
import { type Board, homeCell, squareOf } from "#algorithms/engines/kings/board.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { chebyshevSum, lowerBound, oneEmptyBound } from "#algorithms/engines/kings/lower-bound.ts";
import { parseBoard } from "#algorithms/engines/kings/read-board.ts";
import { tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { readBase, readProvedBoards } from "../support/given/kings-fixtures.ts";
import { far } from "../support/given/kings-moves.ts";

const boards = readProvedBoards().map((proved) => ({ ...proved, board: parseBoard(proved.text) }));

/** All ways to place k numbered kings so that no two touch. */
function placements(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  const cells = Array.from({ length: n * n }, (_, cell) => cell);
  return placements(n, k - 1).flatMap((kings) =>
    cells.filter((cell) => kings.every((other) => far(cell, other, n) > 1)).map((cell) => [...kings, cell]),
  );
}

/** The cells at each distance that is asked for from each cell. */
function cellsAt(distances: readonly number[], n: number): number[][] {
  const cells = Array.from({ length: n * n }, (_, cell) => cell);
  return cells.map((cell) => cells.filter((other) => distances.includes(far(cell, other, n))));
}

/** Calls `visit` with every placement to which one move leads; it is changed afterwards. */
function forNeighbors(
  kings: readonly number[],
  steps: readonly (readonly number[])[],
  touched: readonly (readonly number[])[],
  visit: (kings: readonly number[]) => void,
): void {
  const near = steps.map(() => 0);
  for (const cell of kings) for (const other of touched[cell]) near[other]++;
  const moved = [...kings];
  for (const [i, cell] of kings.entries()) {
    for (const to of steps[cell]) {
      // The king itself touches the cells next to its own.
      if (near[to] > 1) continue;
      moved[i] = to;
      visit(moved);
    }
    moved[i] = cell;
  }
}

function keyOf(kings: readonly number[], n: number): number {
  return kings.reduce((key, cell) => key * n * n + cell, 0);
}

/** The number of moves from `start` to every placement that can be reached, by key. */
function distancesFrom(start: readonly number[], n: number): Map<number, number> {
  const distance = new Map([[keyOf(start, n), 0]]);
  const [steps, touched] = [cellsAt([1], n), cellsAt([0, 1], n)];
  let frontier = [start];
  for (let moves = 1; frontier.length > 0; moves++) {
    const next: (readonly number[])[] = [];
    for (const kings of frontier)
      forNeighbors(kings, steps, touched, (other) => {
        const key = keyOf(other, n);
        if (distance.has(key)) return;
        distance.set(key, moves);
        next.push([...other]);
      });
    frontier = next;
  }
  return distance;
}

/** Every board of this size, in groups with the same start. */
function* everyBoard(n: number, k: number): Generator<{ board: Board; key: number; start: number[] }> {
  const all = placements(n, k).map((kings) => ({ kings, cells: Int32Array.from(kings) }));
  for (const { kings: start, cells: starts } of all) {
    for (const { kings, cells: targets } of all) {
      yield { board: { n, k, starts, targets }, key: keyOf(kings, n), start };
    }
  }
}

describe("answerOf", () => {
  test.each(boards)("says $answer for $name", ({ board, answer }) => {
    expect(answerOf(board).answer).toBe(answer);
  });

  test("tells the bases of the outputs apart", () => {
    expect(answerOf(readBase("base_yes"))).toEqual({ answer: "TAK" });
    expect(answerOf(readBase("base_no"))).toMatchObject({ answer: "NIE", reason: "parity" });
  });

  test("agrees with a search on every board up to n = 4", () => {
    const counts: Record<string, number> = {};
    for (let n = 1; n <= 4; n++) {
      for (let k = 1; k <= Math.ceil(n / 2) ** 2; k++) {
        const component = new Map<number, number>();
        let components = 0;
        for (const start of placements(n, k)) {
          if (component.has(keyOf(start, n))) continue;
          components++;
          for (const key of distancesFrom(start, n).keys()) component.set(key, components);
        }
        for (const { board, key, start } of everyBoard(n, k)) {
          const { answer } = answerOf(board);
          const expected = component.get(key) === component.get(keyOf(start, n)) ? "TAK" : "NIE";
          if (answer !== expected) expectSame({ ...board, answer }, { ...board, answer: expected });
          counts[answer] = (counts[answer] ?? 0) + 1;
        }
      }
    }
    expect(counts["TAK"]).toBeGreaterThan(1000);
    expect(counts["NIE"]).toBeGreaterThan(1000);
  });

  test("agrees with a search on n = 5", () => {
    for (const [k, samples] of [
      [2, 300],
      [3, 300],
      [9, 300],
      [8, 3000],
    ] as const) {
      const { starts } = randomBoard({ n: 5, kings: k }, k);
      const reached = distancesFrom(Array.from(starts), 5);
      const answers = new Set<string>();
      for (let seed = 0; seed < samples; seed++) {
        const targets = seed === 0 ? starts : randomBoard({ n: 5, kings: k }, seed).targets;
        const { answer } = answerOf({ n: 5, k, starts, targets });
        expectSame(answer, reached.has(keyOf(Array.from(targets), 5)) ? "TAK" : "NIE");
        answers.add(answer);
      }
      expect(answers.size).toBe(k >= 8 ? 2 : 1);
    }
  });

  test("shows a king whose square changes on a full board", () => {
    for (let seed = 0; seed < tries(50); seed++) {
      const board = randomBoard({ n: 3 + (seed % 6), kings: "full", answer: "NIE" }, seed);
      const answer = answerOf(board);
      if (answer.answer === "TAK" || answer.reason !== "full") throw new Error("a full board is NIE");
      const { king } = answer;
      expect(squareOf(board.starts[king], board.n)).not.toBe(squareOf(board.targets[king], board.n));
    }
  });

  test("shows two parities that differ", () => {
    const board = parseBoard(`5 8\n1 1 1 3 1 5 3 1 3 3 3 5 5 1 5 3\n1 1 1 3 1 5 3 1 3 3 3 5 5 3 5 1`);
    expect(answerOf(board)).toEqual({ answer: "NIE", reason: "parity", permutation: "odd", blank: "even" });
    expect(Array.from(permutationOf(board))).toEqual([0, 1, 2, 3, 4, 5, 7, 6, 8]);
  });
});

test("the parity of a permutation is that of its inversions", () => {
  const random = seededRandom(5);
  for (let run = 0; run < 200; run++) {
    const order = Array.from({ length: 1 + (run % 9) }, (_, i) => ({ i, key: random() }));
    const permutation = order.toSorted((a, b) => a.key - b.key).map(({ i }) => i);
    const inversions = permutation.flatMap((x, i) => permutation.slice(i).filter((y) => y < x)).length;
    expectSame(parityOf(permutation), inversions % 2 === 0 ? "even" : "odd");
  }
});

describe("lowerBound", () => {
  test("is the sum of the distances that was counted by others", () => {
    for (const { board, chebyshev } of boards) {
      if (chebyshev !== undefined) expectSame(chebyshevSum(board), chebyshev);
    }
  });

  test("never is more than the least number of moves that is known", () => {
    const known = boards.filter(({ optimum }) => optimum !== undefined);
    expect(known.length).toBeGreaterThan(10);
    for (const { board, optimum } of known) expect(lowerBound(board)).toBeLessThanOrEqual(optimum as number);
  });

  test("never is more than the least number of moves, on every board with n = 3", () => {
    let best = 0;
    for (const k of [1, 2, 3, 4]) {
      let distances: Map<number, number> | undefined;
      let from: number[] | undefined;
      for (const { board, key, start } of everyBoard(3, k)) {
        if (from !== start) distances = distancesFrom(start, 3);
        from = start;
        const moves = distances?.get(key);
        if (moves === undefined) continue;
        expect(lowerBound(board)).toBeLessThanOrEqual(moves);
        if (k === 3 && (oneEmptyBound(board) ?? 0) > chebyshevSum(board)) best++;
      }
    }
    expect(best).toBeGreaterThan(0);
  });

  test("counts two moves a step between squares on a dense board of odd n", () => {
    // A point reflection: on 4 × 4 squares each row and each column is 2 · (3 + 1) steps, less 6 for the empty one.
    const cells = Array.from({ length: 16 }, (_, square) => homeCell(square, 7));
    const starts = Int32Array.from(cells.slice(0, 15));
    const targets = Int32Array.from(cells.slice(1).reverse());
    const steps = 4 * 2 * (3 + 1) * 2 - 6;
    expect(oneEmptyBound({ n: 7, k: 15, starts, targets })).toBe(2 * steps - 4 * 3);
    expect(lowerBound({ n: 7, k: 15, starts, targets })).toBe(2 * steps - 4 * 3);
    expect(chebyshevSum({ n: 7, k: 15, starts, targets })).toBeLessThan(2 * steps - 4 * 3);
    for (const { board } of boards) {
      if (board.n % 2 === 0 || board.k !== Math.ceil(board.n / 2) ** 2 - 1)
        expect(oneEmptyBound(board)).toBeUndefined();
    }
  });
});
