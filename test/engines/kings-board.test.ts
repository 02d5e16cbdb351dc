import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { parseBoard, readBoard } from "#algorithms/engines/kings/read-board.ts";
import { countFiles, readBadInputs, readProvedBoards } from "../support/given/kings-fixtures.ts";

/** The mistakes of a text: "3:1 touch". */
function placesOf(text: string): string[] {
  return readBoard(text).mistakes.map(({ line, column, kind }) => `${line}:${column} ${kind}`);
}

function messagesOf(text: string): string[] {
  return readBoard(text).mistakes.map(({ message }) => message);
}

/** What must stand in our message when the strict reader says this. */
const FACTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^n is not an integer$/, /for n, expected a whole number/],
  [/^n out of 1\.\.100$/, /for n, expected a whole number from 1 to 100/],
  [/^k out of 1\.\.2500$/, /for k, expected a whole number from 1 to 2500/],
  [/^not an integer$/, /expected a whole number/],
  [/^target of king 1 out of the board$/, /target of king 1 is off the board/],
  [/^starts of kings 1 and 2 touch$/, /starts of kings 1 and 2 touch/],
  [/^file ends too early$/, /ends too early/],
];

describe("readBoard", () => {
  test("reads every proved board, and formatBoard writes it again", () => {
    const boards = readProvedBoards();
    expect(boards).toHaveLength(50);
    for (const { name, text, n, k } of boards) {
      const board = parseBoard(text);
      expect([name, board.n, board.k]).toEqual([name, n, k]);
      expect(parseBoard(formatBoard(board))).toEqual(board);
      expect(formatBoard(board).trimEnd()).toBe(text.replaceAll("\r", "").trimEnd());
    }
  });

  test.each(readBadInputs())("refuses the bad input $name where it is wrong", ({ text, line, message }) => {
    const [first] = readBoard(text).mistakes;
    expect(first?.line).toBe(line);
    const [, fact] = FACTS.find(([strict]) => strict.test(message)) ?? [];
    expect(first?.message).toMatch(fact as RegExp);
  });

  test("is tried with every bad input", () => {
    expect(readBadInputs()).toHaveLength(countFiles("bad-inputs", ".in"));
  });

  test.each([
    "5 2\r\n1 1\r\n3 3\r\n\r\n4 4\r\n1 1\r\n",
    "\uFEFF5 2 1 1 3 3 4 4 1 1",
    "5\t2\r1\t1\r3 3\r4 4\r1  1 \r",
    "05 2\n1 1\n3 3 4\n4 1 1",
  ])("takes blanks, tabs, every line end and a byte order mark: %j", (text) => {
    expect(readBoard(text).board).toEqual(parseBoard("5 2\n1 1\n3 3\n4 4\n1 1\n"));
  });

  test.each<[string, string, string[]]>([
    ["nothing", "", ["1:1 too-short"]],
    ["blank lines", " \n\n ", ["3:2 too-short"]],
    ["n alone", "5", ["1:2 too-short"]],
    ["sizes that are no numbers", "\uFEFFx 1.5\n1 1\n", ["1:1 number", "1:3 number"]],
    ["n and k out of range", "101 2501\n1 1\n1 1", ["1:1 range", "1:5 range"]],
    ["n = 0 and k = 0", "0 0", ["1:1 range", "1:3 range"]],
    [
      "numbers of 30 digits",
      `5 1\n${"9".repeat(30)} 1\n1 -${"9".repeat(30)}`,
      ["2:1 off-board", "3:3 off-board"],
    ],
    ["n of 30 digits", `${"9".repeat(30)} 1\n1 1\n1 1`, ["1:1 range"]],
    [
      "signs, hexadecimals, exponents",
      "5 2\n+1 1\n3 0x3\n1e0 1\n3 --3",
      ["2:1 number", "3:3 number", "4:1 number", "5:3 number"],
    ],
    ["a minus and a zero", "5 1\n-1 1\n1 0", ["2:1 off-board", "3:3 off-board"]],
    ["a comma and a full stop", "5 1\n1,1 1\n1 1.", ["2:1 number", "3:3 number"]],
    ["unusual blanks", "5 1\n1\u00a01 1\n1 1", ["2:1 number"]],
    ["NUL", "5 1\n1 \u0000\n1 1", ["2:3 number"]],
    ["junk after the end", "5 1\n1 1\n1 1\nkoniec here", ["4:1 too-long"]],
    ["junk on the last line", "5 1\n1 1\n1 1 koniec", ["3:5 too-long"]],
    ["too few lines", "5 2\n1 1\n3 3\n4 4\n", ["5:1 too-short"]],
    ["half a last line", "5 2\n1 1\n3 3\n4 4\n1", ["5:2 too-short"]],
    ["kings on one cell", "5 2\n1 1\n1 1\n3 3\n1 1", ["3:1 touch"]],
    ["targets that touch at a corner", "5 2\n1 1\n3 3\n2 2\n  1 1", ["5:3 touch"]],
    ["kings at the ends of two rows, which do not touch", "5 2\n1 5\n2 1\n1 1\n3 3", []],
    [
      "several mistakes",
      "5 3\n1 1\n1 2\n9 9\n1 1\nx 3\n5 5 6",
      ["3:1 touch", "4:1 off-board", "6:1 number", "7:5 too-long"],
    ],
    ["a missing number in the middle", "5 4\n1 1\n1 3\n1\n3 1\n5 5\n5 3\n5 1\n3 3", ["4:1 line"]],
    ["one number too many in the middle", "5 4\n1 1\n1 3\n1 5 5\n3 1\n5 5\n5 3\n5 1\n3 3", ["4:1 line"]],
  ])("finds %s", (_what, text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  test("names both kings and both cells", () => {
    expect(messagesOf("5 2\n2 2\n3 3\n1 1\n1 1")).toEqual([
      "starts of kings 1 and 2 touch: found 2 2 and 3 3, expected kings that do not touch",
      "targets of kings 1 and 2 coincide: found 1 1 and 1 1, expected kings that do not touch",
    ]);
  });

  test("quotes what it found, short and without control characters", () => {
    expect(messagesOf(`\u0007${"x".repeat(60)} 1`)[0]).toBe(
      `found "U+0007${"x".repeat(38)}…" for n, expected a whole number from 1 to 100`,
    );
  });

  test("finds one mistake for each wrong line, however long the text is", () => {
    const lines = Array.from({ length: 5000 }, () => "7 7");
    expect(readBoard(`100 2500\n${lines.join("\n")}`).mistakes).toHaveLength(4998);
  });

  test("undoes formatBoard", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, seed, share) => {
          const squares = Math.ceil(n / 2) ** 2;
          const board = randomBoard({ n, kings: Math.max(1, Math.round(share * squares)) }, seed);
          expect(readBoard(formatBoard(board))).toEqual({ board, mistakes: [] });
        },
      ),
    );
  });

  test("never throws", () => {
    const junk = fc.array(
      fc.oneof(fc.constantFrom("5", "2", "1", "3", " ", "\n", "\r", "\t", "-", "\uFEFF"), fc.string()),
    );
    fc.assert(
      fc.property(junk, (pieces) => {
        const { board, mistakes } = readBoard(pieces.join(""));
        expect(board === undefined).toBe(mistakes.length > 0);
      }),
    );
  });
});

describe("parseBoard", () => {
  test("throws the first mistake with its place", () => {
    const parse = () => parseBoard("5 2\n2 2\n 3 3\n1 1\n1 1");
    expect(parse).toThrow(InputError);
    expect(parse).toThrow(
      expect.objectContaining({ line: 3, column: 2, message: expect.stringMatching(/^Starts of .*\.$/) }),
    );
  });
});
