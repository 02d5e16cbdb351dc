/** The usual slips in an output for the kings are recognised, and others are not. */

import { describe, expect, test } from "vitest";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { repairsOf } from "#algorithms/engines/kings/repairs.ts";
import { nearestOf } from "#src/cli/nearest.ts";
import { kibitz } from "#test/support/run-kibitz.ts";

const board = readBoard("3 1\n1 1\n1 3\n").board as Board;

describe("an output for the kings", () => {
  test.each([
    ["TAK\n1 1 2\n1 1 3\n", ["count"]],
    ["TAK\n2\n1 2 1\n1 3 1\n", ["swap"]],
    ["TAK\n2\n0 0 1\n0 0 2\n", ["all"]],
    ["TAK\n2\n1 0 1\n1 0 2\n", ["cells"]],
    ["TAK\n2\n0 1 2\n0 1 3\n", ["kings"]],
    ["TAK 0 1 0 0 2 0", ["count", "swap", "all"]],
    ["\uFEFFTAK\r\n2\r\n1 2 1\r\n1 3 1\r\n", ["swap"]],
    ["TAK\n2\n1 2 2\n1 3 3\n", undefined],
    ["TAK\n2\n1 1 2\n", undefined],
    ["TAK\n", undefined],
    ["NIE\n", undefined],
    ["TAK\n2\none 1 2\n1 1 3\n", undefined],
    ["", undefined],
  ])("%j: mended by %j", (output, repairs) => {
    expect(repairsOf(board, output)).toEqual(repairs);
  });

  test("with more moves than it may have is mended by none", () => {
    expect(repairsOf(board, "TAK\n1 1 2\n1 1 3\n", 2)).toEqual(["count"]);
    expect(repairsOf(board, "TAK\n1 1 2\n1 1 3\n", 1)).toBeUndefined();
  });
});

test.each([
  ["schedul", "schedule"],
  ["mathc", "match"],
  ["juge", "judge"],
  ["swis", "swiss"],
  ["list", "listing"],
  ["xyz", undefined],
  ["m", undefined],
  ["", undefined],
])("of the name %j %j is near", (found, meant) => {
  expect(nearestOf(found, ["schedule", "match", "mistakes", "judge", "swiss", "listing"])).toBe(meant);
});

test("a command that was meant is named", async () => {
  expect((await kibitz("schedul")).err).toContain(
    'unknown command "schedul" (did you mean schedule?), expected',
  );
  expect((await kibitz("help")).err).toContain('unknown command "help" (did you mean --help?), expected');
  expect((await kibitz("-h")).err).toContain("(did you mean --help?)");
  expect((await kibitz("kings chek")).err).toContain("(did you mean check?)");
  expect((await kibitz("judge blosom --format")).err).toContain("(did you mean blossom?)");
});
