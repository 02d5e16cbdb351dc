import fc from "fast-check";
import { expect, test } from "vitest";
import { changedPiece } from "#algorithms/core/mistakes/changed-lines.ts";

const before = ["a", "  b", "  c", "  d", "  e", "f"];

test("a changed line is shown with the lines around it, without their common indent", () => {
  const { lines, isGap } = changedPiece("solve.ts", before, ["a", "  b", "  c", "  X", "  e", "f"], 1);
  expect(lines).toEqual([
    { text: "c", isChanged: false },
    { text: "X", isChanged: true },
    { text: "e", isChanged: false },
  ]);
  expect(isGap).toBe(false);
});

test("of two changes far apart the lines between them are shown, and not marked", () => {
  const { lines } = changedPiece("solve.ts", before, ["a", "  X", "  c", "  d", "  Y", "f"], 0);
  expect(lines.map(({ isChanged }) => isChanged)).toEqual([true, false, false, true]);
});

test("where lines are gone there is a gap", () => {
  const { lines, isGap } = changedPiece("solve.ts", before, ["a", "  b", "  e", "f"], 1);
  expect(isGap).toBe(true);
  expect(lines.every(({ isChanged }) => !isChanged)).toBe(true);
});

test("every line that is new is shown and marked, whatever was changed", () => {
  const line = fc.constantFrom<string>("a", "b", "  c", "");
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.nat(8),
      fc.array(fc.constantFrom("X", "Y"), { minLength: 1 }),
      (all, at, added) => {
        const { lines } = changedPiece("solve.ts", all, all.toSpliced(at, 1, ...added), 0);
        expect(lines.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(added);
      },
    ),
  );
});

test("a new line is marked although a line that was taken away says the same", () => {
  const [was, now] = [
    ["if (a) {", "  go();", "}", "stop();"],
    ["  go();", "if (a) {", "}", "stop();"],
  ];
  const { lines } = changedPiece("solve.ts", was, now, 0);
  expect(lines.filter(({ isChanged }) => isChanged)).toHaveLength(1);
});
