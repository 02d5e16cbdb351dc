import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import { type Board, squareOf } from "#algorithms/engines/kings/board.ts";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { type BoardWish, possibleAnswers, randomBoard } from "#algorithms/engines/kings/generate.ts";
import { PRESET_IDS, type PresetId, preset } from "#algorithms/engines/kings/presets.ts";
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { tries } from "#test/depth.ts";

/** Every pair of kings is compared, and every cell is on the board. */
function expectLegal({ n, k, starts, targets }: Board): void {
  for (const cells of [starts, targets]) {
    expect(cells).toHaveLength(k);
    const [rows, columns] = [Array.from(cells, (c) => Math.floor(c / n)), Array.from(cells, (c) => c % n)];
    for (let i = 0; i < k; i++) {
      const [row, column] = [rows[i], columns[i]];
      if (row < 0 || row >= n) throw new Error(`king ${i} is in row ${row}`);
      for (let j = 0; j < i; j++) {
        const apart = Math.max(Math.abs(row - rows[j]), Math.abs(column - columns[j]));
        if (apart < 2) throw new Error(`kings ${j} and ${i} touch`);
      }
    }
  }
}

describe("randomBoard", () => {
  const wish = fc.integer({ min: 1, max: 16 }).chain((n) => {
    const squares = Math.ceil(n / 2) ** 2;
    const densities = ["full", ...(squares > 1 ? ["one"] : []), ...(squares > 2 ? ["more"] : [])] as const;
    return fc.record({
      n: fc.constant(n),
      kings: fc.oneof(fc.integer({ min: 1, max: squares }), fc.constantFrom(...densities)),
    }) as fc.Arbitrary<BoardWish>;
  });

  test("makes legal boards, the same for the same seed", () => {
    fc.assert(
      fc.property(wish, fc.nat(), (wished, seed) => {
        const board = randomBoard(wished, seed);
        expectLegal(board);
        expect(randomBoard(wished, seed)).toEqual(board);
        const squares = Math.ceil(wished.n / 2) ** 2;
        const { kings } = wished;
        if (kings === "full") expect(board.k).toBe(squares);
        else if (kings === "one") expect(board.k).toBe(squares - 1);
        else if (kings === "more") expect(board.k).toBeLessThan(squares - 1);
        else expect(board.k).toBe(kings);
      }),
      { numRuns: tries(500) },
    );
  });

  test("gives the answer that was wished for, or says that it cannot be", () => {
    const given: Record<string, number> = {};
    fc.assert(
      fc.property(wish, fc.nat(), fc.constantFrom("TAK" as const, "NIE" as const), (wished, seed, answer) => {
        const { k } = randomBoard(wished, seed);
        if (!possibleAnswers(wished.n, k).includes(answer)) {
          expect(() => randomBoard({ ...wished, kings: k, answer }, seed)).toThrow(RangeError);
          return;
        }
        const board = randomBoard({ ...wished, kings: k, answer }, seed);
        expectLegal(board);
        expect(answerOf(board).answer).toBe(answer);
        const name = `${board.k === Math.ceil(board.n / 2) ** 2 ? "full" : "not full"} ${answer}`;
        given[name] = (given[name] ?? 0) + 1;
      }),
      { numRuns: tries(1000) },
    );
    expect(Object.keys(given).sort()).toEqual(["full NIE", "full TAK", "not full NIE", "not full TAK"]);
  });

  test.each([97, 98, 99, 100])("makes the largest boards, n = %i", (n) => {
    for (const kings of ["full", "one", 1250] as const) expectLegal(randomBoard({ n, kings }, n));
  });

  test("uses every cell and every square, for every king", () => {
    const count = 4000;
    for (const [n, kings] of [
      [4, 1],
      [4, 4],
      [6, 5],
      [5, 3],
    ] as const) {
      for (const which of ["starts", "targets"] as const) {
        const seen = Array.from({ length: n * n }, () => 0);
        for (let seed = 0; seed < count; seed++) {
          const cell = randomBoard({ n, kings }, seed)[which][seed % kings];
          seen[cell] = seen[cell] + 1;
        }
        expect(Math.min(...seen)).toBeGreaterThan(count / (n * n) / 4);
      }
    }
  });

  test.each<[string, BoardWish]>([
    ["n = 0", { n: 0, kings: 1 }],
    ["n = 101", { n: 101, kings: 1 }],
    ["half a cell", { n: 2.5, kings: 1 }],
    ["no king", { n: 5, kings: 0 }],
    ["too many kings", { n: 5, kings: 10 }],
    ["one empty square of one", { n: 2, kings: "one" }],
    ["two empty squares of one", { n: 1, kings: "more" }],
    ["NIE with two empty squares", { n: 9, kings: 23, answer: "NIE" }],
    ["NIE with one empty square and even n", { n: 8, kings: "one", answer: "NIE" }],
  ])("refuses %s", (_what, wished) => {
    expect(() => randomBoard(wished, 1)).toThrow(RangeError);
  });
});

describe("a preset", () => {
  const nie: readonly PresetId[] = ["parity", "full-no"];

  test.each(PRESET_IDS)("%s is a legal board with the answer that it is for", (id) => {
    const { id: name, board } = preset(id);
    expect(name).toBe(id);
    expectLegal(board);
    expect(readBoard(formatBoard(board)).board).toEqual(board);
    expect(answerOf(board).answer).toBe(nie.includes(id) ? "NIE" : "TAK");
    expect(preset(id).board).toEqual(board);
  });

  test.each(["trapped-column", "trapped-row"] as const)(
    "%s shuts the king for A in in B, or in D",
    (name) => {
      const squaresOf = (cells: Int32Array) => Array.from(cells, (cell) => squareOf(cell, 8));
      const [A, B, D] = name === "trapped-column" ? [2, 3, 7] : [8, 12, 13];
      for (const place of ["b", "d"] as const) {
        const { starts, targets } = preset(`${name}-${place}`).board;
        const [from, to] = [squaresOf(starts), squaresOf(targets)];
        const [a, b] = [to.indexOf(A), to.indexOf(B)];
        expect([from[a], from[b]]).toEqual([place === "b" ? B : D, A]);
        expect(from.includes(B)).toBe(place === "b");
        expect(to.includes(15)).toBe(false);
      }
    },
  );

  test("squeeze exchanges the kings beside the last square", () => {
    const { starts, targets } = preset("squeeze").board;
    const changed = Array.from(starts.keys()).filter((i) => starts[i] !== targets[i]);
    expect(changed.map((i) => squareOf(starts[i], 6))).toEqual([5, 7]);
    expect(changed.map((i) => squareOf(targets[i], 6))).toEqual([7, 5]);
  });
});
