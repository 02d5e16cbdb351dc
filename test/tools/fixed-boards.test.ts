/** Players who always sit at one board. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Board } from "#src/tools/pairing/doc.ts";
import { exampleText } from "#src/tools/pairing/file/example.ts";
import { textOf } from "#src/tools/pairing/file/trf-text.ts";
import { fixedBoards, seatedAtFixed } from "#src/tools/pairing/round/fixed-boards.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";

const boardsOf = (n: number): Board[] =>
  Array.from({ length: n }, (_, k) => ({ white: 2 * k + 1, black: 2 * k + 2, outcome: undefined }));
const whites = (boards: readonly Board[]) => boards.map(({ white }) => white);
const seated = (n: number, ...fixed: readonly [number, number][]) =>
  whites(seatedAtFixed(boardsOf(n), new Map(fixed)));

describe("the order of the boards", () => {
  test("is the usual one without a wish, or for somebody who does not play", () => {
    expect(seated(3)).toEqual([1, 3, 5]);
    expect(seated(3, [99, 1])).toEqual([1, 3, 5]);
  });

  test("has the fixed ones at their boards, and the others as they were", () => {
    expect(seated(4, [2, 3])).toEqual([3, 5, 1, 7]);
    expect(seated(4, [8, 1])).toEqual([7, 1, 3, 5]);
    expect(seated(4, [2, 3], [8, 1])).toEqual([7, 3, 1, 5]);
  });

  test("gives a board that two want to the lower number, and the next free one to the other", () => {
    expect(seated(4, [5, 2], [7, 2])).toEqual([1, 5, 7, 3]);
    // No free one follows: the nearest before.
    expect(seated(3, [1, 3], [3, 3])).toEqual([5, 3, 1]);
  });

  test("goes by the lower number where the two of a pair want different boards", () => {
    expect(seated(3, [1, 2], [2, 3])).toEqual([3, 1, 5]);
  });

  test("takes its last board for one that the round does not have", () => {
    expect(seated(3, [1, 40])).toEqual([3, 5, 1]);
  });

  test("always holds each pair once, and moves no two that are free past each other", () => {
    const wishes = fc.array(fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 15 })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), wishes, (n, told) => {
        const fixed = new Map(told.toSorted(([one], [other]) => one - other));
        const boards = seatedAtFixed(boardsOf(n), fixed);
        expect(whites(boards).sort((a, b) => a - b)).toEqual(whites(boardsOf(n)));
        const free = boards.filter(({ white, black }) => !fixed.has(white) && !fixed.has(black));
        expect(whites(free)).toEqual(whites(free).sort((a, b) => a - b));
      }),
    );
  });
});

describe("in the tool", () => {
  const start = startTool(exampleText());
  const fix = (state: ToolState, player: number, board: number | undefined): ToolState =>
    act(state, { kind: "fixed-board", player, board, time: 0 });
  const drawn = (state: ToolState) => state.doc.drawn?.boards.map(({ white, black }) => [white, black]);

  test("a fixed board holds at once, in the next rounds, and in the file", () => {
    expect(drawn(start)).toEqual([
      [7, 3],
      [11, 5],
      [6, 1],
      [2, 10],
      [9, 4],
    ]);
    const fixed = fix(start, 3, 4);
    expect(drawn(fixed)?.[3]).toEqual([7, 3]);
    const again = startTool(textOf(fixed.doc));
    expect(again.doc.tournament.notes).toContain("### board 3 4");
    expect(drawn(again)?.[3]).toEqual([7, 3]);
    const redrawn = act(act(again, { kind: "discard" }), {
      ...{ kind: "draw", method: "dutch" },
      pairing: { pairs: start.doc.drawn?.original.pairs ?? [], bye: 8, unpaired: [] },
    });
    expect(drawn(redrawn)?.[3]).toEqual([7, 3]);
    expect(drawn(act(redrawn, { kind: "exchange", a: 3, b: 9 }))?.[3]).toContain(3);
    expect(fixedBoards(fix(again, 3, undefined).doc.tournament).size).toBe(0);
    expect(drawn(act(fixed, { kind: "undo" }))).toEqual(drawn(start));
  });

  test("goes with its player when start numbers change", () => {
    const names =
      "012 Open\n001    1      Ada                               2000                             0.0    1\n001    2      Ben                               1900                             0.0    2\n001    3      Cleo                              1800                             0.0    3\nXXR 3\n";
    const state = fix(fix(startTool(names), 3, 2), 1, 1);
    const gone = act(state, { kind: "remove", player: 1 });
    expect([...fixedBoards(gone.doc.tournament)]).toEqual([[2, 2]]);
    const late = act(gone, { kind: "add", name: "Zoe", rating: 2100, isPlaced: true });
    expect(late.doc.tournament.players.map(({ name }) => name)).toEqual(["Zoe", "Ben", "Cleo"]);
    expect([...fixedBoards(late.doc.tournament)]).toEqual([[3, 2]]);
  });

  test.each([0, -1, 1.5, 1000, Number.NaN])("takes no board %d", (board) => {
    expect(fix(start, 3, board)).toBe(start);
  });
});
