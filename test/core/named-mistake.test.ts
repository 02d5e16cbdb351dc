import { describe, expect, test } from "vitest";
import { spelledNothing } from "#algorithms/core/lesson/exercise.ts";
import {
  isTelling,
  namedMistake,
  type Spelled,
  spelledTable,
  wrongTables,
} from "#algorithms/core/mistakes/named-mistake.ts";

/** Rows of cells that are one letter each; a dot is an empty cell. */
const table = (text: string): Spelled =>
  text.split(" ").map((row) => [...row].map((cell) => (cell === "." ? "" : cell)));

const right = table("abc def ghi jkl");
const wrong = new Map([
  ["odd", table("abc dex gyi jkl")],
  ["also-odd", table("abc xed yig jkl")],
  ["far", table("mno pqr stu vwx")],
  ["near-far", table("mno pqr stu vyy")],
  ["right-after-all", table("cba def ghi jkl")],
  ["one-cell", table("abc def ghi jkz")],
]);
const named = (typed: string): readonly string[] => namedMistake(table(typed), right, wrong);

describe("a mistake", () => {
  test("is named when every cell is its own, in any order of a row, and all names of a table are told", () => {
    expect(named("cba xde iyg jkl")).toEqual(["odd", "also-odd"]);
    expect(named("mno pqr stu vwx")).toEqual(["far"]);
  });

  test("is named of the cells that are filled in, two of its own at least", () => {
    expect(named("... ..x .y. ...")).toEqual(["odd", "also-odd"]);
    expect(named("... ..x ... ...")).toEqual([]);
    expect(named("abc def ghi jkz")).toEqual([]);
  });

  test("is not named when two programs are equally near", () => {
    expect(named("mno pqr stu ...")).toEqual([]);
    expect(named("mno pqr stu .w.")).toEqual(["far"]);
  });

  test("is named beside other slips, if three cells of its own stand for each, in two rows", () => {
    expect(named("mno pqr stu vw!")).toEqual(["far"]);
    // Two cells of its own and one of nobody's.
    expect(named("a!c dex gyi jkl")).toEqual([]);
    // Three of its own in one row and one of nobody's.
    const only = new Map([["far", table("mno pqr stu vwx")]]);
    expect(namedMistake(table("mno !.. ... ..."), right, only)).toEqual([]);
    expect(namedMistake(table("mn. p!. ... ..."), right, only)).toEqual(["far"]);
  });

  test("is never named of a right table, with or without empty cells", () => {
    expect(named("abc def ghi jkl")).toEqual([]);
    expect(named("cab ... .g. lkj")).toEqual([]);
    expect(named("... ... ... ...")).toEqual([]);
  });

  test.each([
    ["exchanged", "def abc ghi jkl"],
    ["forgotten", "abc ghi jkl ..."],
    ["forgotten, and something stands in the last row", "abc ghi jkl xyz"],
    ["written twice", "abc abc def ghi"],
  ])("is not named when rows are %s", (_what, typed) => {
    const like = new Map([["like", table(typed.replaceAll(".", "-"))]]);
    expect(namedMistake(table(typed), right, like)).toEqual([]);
  });

  test("in the last row alone is no slip of rows", () => {
    const last = table("abc def ghi xyl");
    expect(namedMistake(last, right, new Map([["last", last]]))).toEqual(["last"]);
  });

  test("counts a cell as often as it stands there", () => {
    const twice = new Map([["twice", table("aaa def ghi jkl")]]);
    expect(namedMistake(table("aaa def ghi jkl"), right, twice)).toEqual(["twice"]);
    expect(namedMistake(table("ab. def ghi jkl"), right, twice)).toEqual([]);
  });
});

describe("a table", () => {
  const named4 = ["dex gyi", "xyf gzi", "pqf ghr", "dst uvi"].map((rows) => table(`abc ${rows} jkl`));

  test("tells mistakes apart when it names four, and all that it shows", () => {
    const four = new Map(named4.map((rows, k) => [`${k}`, rows]));
    expect(isTelling(right, four)).toBe(true);
    expect(isTelling(right, new Map([...four].slice(1)))).toBe(false);
    expect(isTelling(right, new Map([...four, ["exchanged", table("def abc ghi jkl")]]))).toBe(false);
    expect(isTelling(right, new Map([...four, ["right", right]]))).toBe(true);
  });

  test("is looked at where it is asked", () => {
    const four = new Map(named4.map((rows, k) => [`${k}`, rows]));
    expect(isTelling(right, four, (row) => row !== 1)).toBe(false);
  });

  test("of a program has the shape of the right one, and dashes where the program has no answer", () => {
    const compared = {
      rowsOf: (program: (problem: never, recorder: never) => unknown) =>
        program.length === 0 ? undefined : [["B ", "a", "c"]],
      spell: (text: string, column: number) => `${column}${spelledNothing(text).toLowerCase()}`,
    };
    const rows = [
      ["a", "b"],
      ["c", "d"],
    ];
    const programs = { none: () => 0, some: (problem: unknown) => problem };
    expect(wrongTables({ rows, compared }, programs)).toEqual(
      new Map([
        [
          "some",
          [
            ["0b", "1a"],
            ["0–", "1–"],
          ],
        ],
      ]),
    );
    expect(spelledTable({ compared }, [[" ", "−"]])).toEqual([["", "1–"]]);
  });
});

test("any dash stands for nothing, and nothing else does", () => {
  expect(["-", " – ", "—", "−", "‐"].map(spelledNothing)).toEqual(["–", "–", "–", "–", "–"]);
  expect(["--", "1-2", "0", " x "].map(spelledNothing)).toEqual(["--", "1-2", "0", "x"]);
});
