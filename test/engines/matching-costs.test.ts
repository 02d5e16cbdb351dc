import { describe, expect, test } from "vitest";
import { understandGraph } from "#algorithms/engines/matching/read/understand-graph.ts";
import { formatWish, parseWish } from "#algorithms/engines/matching/read/understood-words.en.ts";

/** The format, and each edge by the names of its ends; " / " stands for the end of a line. */
function told(text: string, from?: string): string | undefined {
  const { understood } = understandGraph(
    text.replaceAll(" / ", "\n"),
    undefined,
    from ? parseWish(from) : {},
  );
  if (!understood) return undefined;
  const { graph, names, base = 0, format } = understood;
  const name = (v: number): string => names[v] ?? `${v + base}`;
  return [format, ...graph.edges.map(({ u, v, weight }) => `${name(u)}-${name(v)}:${weight}`)].join(" ");
}

const offered = (text: string): string[] =>
  understandGraph(text.replaceAll(" / ", "\n")).others.map(({ wish }) => formatWish(wish));

const TASKS = ",Task1,Task2,Task3 / Anna,9,2,7 / Ben,6,4,3 / Cleo,5,8,1";
const READ =
  "costs Anna-Task1:9 Anna-Task2:2 Anna-Task3:7 Ben-Task1:6 Ben-Task2:4 Ben-Task3:3 Cleo-Task1:5 Cleo-Task2:8 Cleo-Task3:1";

describe("a table of costs with names", () => {
  test.each([",", ";", "\t"])(
    "is read with %j between its cells, with a word in its corner or none",
    (mark) => {
      for (const corner of ["", "Worker", '""']) {
        const text = `${corner}${TASKS}`.replaceAll(",", mark);
        expect(told(text)).toBe(READ);
        expect(told(text.replaceAll(" / ", "\r\n"))).toBe(READ);
        expect(told(text, "costs")).toBe(READ);
      }
    },
  );

  test.each([
    [
      "more columns than rows",
      "w,T1,T2,T3 / A,1,2,3 / B,4,5,6",
      "costs A-T1:1 A-T2:2 A-T3:3 B-T1:4 B-T2:5 B-T3:6",
    ],
    [
      "names before its rows alone",
      "Anna\t9\t2\t7 / Ben\t6\t4\t3",
      "costs Anna-column 1:9 Anna-column 2:2 Anna-column 3:7 Ben-column 1:6 Ben-column 2:4 Ben-column 3:3",
    ],
    ["cells that are empty", ",T1,T2,T3 / Anna,9,,- / Ben,,4,", "costs Anna-T1:9 Ben-T2:4"],
    [
      "cells that are empty at the ends of lines with tabs",
      "\tT1\tT2\tT3 / Anna\t9\t\t / Ben\t\t4\t3",
      "costs Anna-T1:9 Ben-T2:4 Ben-T3:3",
    ],
    [
      "an empty cell at the end of the first line, which is no heading",
      "Anna\t9\t2\t / Ben\t6\t4\t3",
      "costs Anna-column 1:9 Anna-column 2:2 Ben-column 1:6 Ben-column 2:4 Ben-column 3:3",
    ],
    [
      "two columns beside an empty corner",
      ",T1,T2 / Anna,9,2 / Ben,6,4",
      "costs Anna-T1:9 Anna-T2:2 Ben-T1:6 Ben-T2:4",
    ],
    [
      "two columns beside an empty corner, with tabs",
      "\tT1\tT2 / Anna\t9\t2 / Ben\t6\t4",
      "costs Anna-T1:9 Anna-T2:2 Ben-T1:6 Ben-T2:4",
    ],
    [
      "dashes in its headings",
      ",T-1,T-2 / Anna,9,2 / Ben,6,4",
      "costs Anna-T-1:9 Anna-T-2:2 Ben-T-1:6 Ben-T-2:4",
    ],
    [
      "columns that are counted",
      ",1,2,3 / Anna,9,2,7 / Ben,6,4,3",
      "costs Anna-1:9 Anna-2:2 Anna-3:7 Ben-1:6 Ben-2:4 Ben-3:3",
    ],
    ["rows that are counted", ",a,b,c / 0,9,2,7 / 1,6,4,3", "costs 0-a:9 0-b:2 0-c:7 1-a:6 1-b:4 1-c:3"],
    [
      "decimal commas",
      ";T1;T2;T3 / Anna;1,5;2,5;3 / Ben;1;4;5",
      "costs Anna-T1:15 Anna-T2:25 Anna-T3:30 Ben-T1:10 Ben-T2:40 Ben-T3:50",
    ],
    [
      "blanks between its cells",
      "      T1  T2  T3 / Anna  9  2  7 / Ben  6  4  3",
      "costs Anna-T1:9 Anna-T2:2 Anna-T3:7 Ben-T1:6 Ben-T2:4 Ben-T3:3",
    ],
    [
      "bars, as in Markdown",
      "| | T1 | T2 | T3 | / |---|---|---|---| / | A | 1 | 2 | 3 | / | B | 4 | 5 | 6 |",
      "costs A-T1:1 A-T2:2 A-T3:3 B-T1:4 B-T2:5 B-T3:6",
    ],
  ])("is read with %s", (_, text, wanted) => {
    expect(told(text)).toBe(wanted);
    expect(told(text, "costs")).toBe(wanted);
  });

  test("keeps rows and columns without an edge, in their order", () => {
    const { understood } = understandGraph(",T1,T2,T3\nAnna,,2,\nBen,,,\nCleo,,8,1\n");
    expect(understood?.names).toEqual(["Anna", "Ben", "Cleo", "T1", "T2", "T3"]);
  });

  test.each([
    ["a word among the costs", ",T1,T2,T3 / Anna,9,dear,7 / Ben,6,4,3"],
    ["a row that is too short", ",T1,T2,T3 / Anna,9,7 / Ben,6,4,3"],
    ["a name that stands twice", ",T1,T2,T3 / Anna,9,2,7 / Anna,6,4,3"],
    ["a row without a name", ",T1,T2,T3 / ,9,2,7 / Ben,6,4,3"],
    [
      "a word among the costs of the first row, which is no heading",
      "Anna,9,dear,7 / Ben,6,4,3 / Cleo,5,8,1",
    ],
    ["a dash for a name", "Anna,9,2,7 / -,6,4,3"],
    ["a column without a name", ",T1,,T3 / Anna,9,2,7 / Ben,6,4,3"],
  ])("is refused with %s", (_, text) => {
    expect(told(text)).toBeUndefined();
    expect(told(text, "costs")).toBeUndefined();
  });

  test("with the same names on both sides, or columns that are counted beside a word, is guessed to be a matrix or nothing, and costs on demand", () => {
    const costs = "costs row A-column A:1 row A-column B:2 row B-column A:3 row B-column B:4";
    expect(told(",A,B / A,1,2 / B,3,4", "costs")).toBe(costs);
    expect(told(",A,B,C / A,0,1,2 / B,1,0,3 / C,2,3,0")).toBe("matrix A-B:1 A-C:2 B-C:3");
    const turned = ",A,B,C / B,0,1,2 / A,1,0,3 / C,2,3,0";
    expect([told(turned), offered(turned)]).toEqual([undefined, ["costs"]]);
    const counted = "name,1,2,3 / Anna,9,2,7 / Ben,6,4,3";
    expect([told(counted), offered(counted)]).toEqual([undefined, ["costs"]]);
  });
});

describe("what is no table of costs is read as before", () => {
  test.each([
    ["edges by their headings", "source,target,weight / Anna,9,3 / Ben,8,2", "csv Anna-9:3 Ben-8:2"],
    ["more columns", "source,target,weight,x / Anna,9,1,3 / Ben,8,2,2", "csv Anna-9:1 Ben-8:2"],
    ["a weight that is none", "source,target,weight / Anna,9,3 / Ben,8,-", undefined],
    [
      "a weight that is none among more columns",
      "source,target,weight,x / Anna,9,-,3 / Ben,8,2,2",
      undefined,
    ],
    ["edges to numbers", "Anna,9,2 / Ben,6,4", "csv Anna-9:2 Ben-6:4"],
    ["edges to numbers under words", "w,T1,T2 / Anna,9,2 / Ben,6,4", "csv Anna-9:2 Ben-6:4"],
    [
      "rows that are counted before edges",
      ",source,target,weight / 0,Anna,Ben,3 / 1,Ben,Cleo,2",
      "csv Anna-Ben:3 Ben-Cleo:2",
    ],
    ["an empty corner before two numbered columns", ",T1,T2 / 0,9,2 / 1,6,4", "csv 0-9:2 1-6:4"],
    [
      "a heading of edges beside an empty corner",
      ",table,weight / Anna,9,2 / Ben,6,4",
      "csv Anna-9:2 Ben-6:4",
    ],
    ["numbers alone", "9,2,7,1 / 6,4,3,2", undefined],
    ["numbers under words", "a,b,c,d / 1,2,3,4 / 5,6,7,9", undefined],
  ])("%s", (_, text, wanted) => {
    expect(told(text)).toBe(wanted);
  });

  test("and each is offered as the other", () => {
    expect(offered("Anna,9,2 / Ben,6,4")).toEqual(["costs"]);
    expect(offered(",T1,T2 / Anna,9,2 / Ben,6,4")).toEqual(["csv"]);
  });
});
