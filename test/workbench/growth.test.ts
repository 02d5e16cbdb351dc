/** Grown inputs are of the kind of those that were given, and a program that is called on them counts what it should. */
import { describe, expect, test } from "vitest";
import { KIND_BITS, STEP } from "#algorithms/engines/program/words.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { grownTexts } from "#src/tools/workbench/growth/grown.ts";
import { calledAt, measure, NoGrowth } from "#src/tools/workbench/growth/measure.ts";
import { seenInNode } from "./seen-in-node.ts";

const texts = (written: Readonly<Record<string, string>>, size: number) =>
  grownTexts(
    Object.entries(written).map(([name, text]) => ({ name, text })),
    size,
  )?.texts;

const grown = (text: string, size: number, name = "a"): unknown => {
  return JSON.parse(texts({ [name]: text }, size)?.[0] ?? "");
};

describe("a grown input", () => {
  test("has the asked length, and the kind of what was given", () => {
    const numbers = grown("[3, 1, 2]", 50) as number[];
    expect(numbers).toHaveLength(50);
    expect(numbers.every((each) => Number.isInteger(each) && each > 0)).toBe(true);
    const rising = grown("[1, 3, 4, 6]", 50) as number[];
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(grown('"abca"', 30)).toMatch(/^[abc]{30}$/);
    const words = grown('["eat", "tea"]', 30) as string[];
    expect(words.every((word) => /^[a-z]{1,3}$/.test(word))).toBe(true);
    const grid = grown("[[1, 1, 0], [0, 1, 0], [1, 0, 1]]", 8) as number[][];
    expect(grid.map(({ length }) => length)).toEqual(Array(8).fill(8));
    expect(new Set(grid.flat())).toEqual(new Set([0, 1]));
  });

  test("is a graph where a graph was given: a tree of edges, or neighbors that exist", () => {
    const edges = grown("[[0, 1], [0, 2], [1, 3], [2, 3]]", 20) as [number, number][];
    expect(edges.map(([, to]) => to)).toEqual(Array.from({ length: 19 }, (_, k) => k + 1));
    expect(edges.every(([from, to]) => from < to)).toBe(true);
    const graph = grown("[[1, 2], [3], [3], []]", 20) as number[][];
    expect(graph).toHaveLength(20);
    expect(graph.flat().every((vertex) => vertex > 0 && vertex < 20)).toBe(true);
  });

  test("is the same each time, and leaves alone what is sought in it", () => {
    expect(grown("[5, 1]", 9)).toEqual(grown("[5, 1]", 9));
    expect(texts({ nums: "[3, 1, 2]", target: "9", n: "3" }, 4)?.slice(1)).toEqual(["9", "4"]);
    expect(texts({ k: "5" }, 12)).toEqual(["12"]);
    expect(texts({ a: "true", b: "x =>" }, 12)).toBeUndefined();
  });
});

describe("the steps of a function", () => {
  async function steps(text: string, size: number): Promise<number> {
    const { called } = await calledAt({ language: "javascript", text }, size);
    const { seen } = seenInNode(`${called.text}\n${called.builders ?? ""}`);
    expect(seen.error).toBeUndefined();
    let count = 0;
    for (let at = 0; at < seen.events.length; at += seen.events[at] >>> KIND_BITS === STEP ? 1 : 3)
      if (seen.events[at] >>> KIND_BITS === STEP) count++;
    return count;
  }

  test("of a loop over a list grow by the same for each item", async () => {
    const text = "function sum(nums) {\n  let s = 0;\n  for (const x of nums)\n    s += x;\n  return s;\n}";
    const [four, eight, twelve] = [await steps(text, 4), await steps(text, 8), await steps(text, 12)];
    // Each item has a round of the loop, and its line.
    expect([eight - four, twelve - eight]).toEqual([8, 8]);
  });

  test("of all pairs grow by n(n − 1)/2", async () => {
    const text =
      "function pairs(nums) {\n  let c = 0;\n  for (let i = 0; i < nums.length; i++)\n    for (let j = i + 1; j < nums.length; j++)\n      c++;\n  return c;\n}";
    const at = await Promise.all([10, 20, 40].map((n) => steps(text, n)));
    // A pair has a round of the inner loop and its line; n has a round of the outer and the end of the inner.
    const expected = [10, 20, 40].map((n) => n * (n - 1) + 2 * n);
    expect(at.map((each, k) => each - expected[k])).toEqual(Array(3).fill(at[0] - expected[0]));
  });

  test.each([
    [{ language: "python", text: "def f(): pass" }, "nothingGrows"],
    [{ language: "javascript", text: "let x = 1;" }, "nothingGrows"],
    [{ language: "javascript", text: "const a = [1, 2;" }, "unreadable"],
    [{ language: "javascript", text: "function f(a { return a; }" }, "unreadable"],
    [{ language: "python", text: "a = [1, 2\nb = 3" }, "unreadable"],
    [{ language: "python", text: '{"kibitz":1}\n["=a",1,[1,2]]\n' }, "nothingGrows"],
    [{ language: "javascript", text: "for (let i = 5; i > 0; i--) console.log(i);" }, "nothingGrows"],
    [{ language: "javascript", text: "function f(n) { return n + [1, 2]; }\nf(1);" }, "nothingGrows"],
    [{ language: "python", text: "for k in range(3): print([0] * k)" }, "nothingGrows"],
    [{ language: "javascript", text: "function f() { return 1; }" }, "nothingGrows"],
  ] satisfies [LinkedProgram, string][])("that cannot be counted: %j", async (program, why) => {
    const error = await calledAt(program, 8).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NoGrowth);
    expect((error as NoGrowth).why).toBe(why);
  });

  test("in Python are not counted while Python is not here", async () => {
    const program = { language: "python", text: "def f(n): pass" } as const;
    const first = measure(program, undefined, new AbortController().signal).next();
    await expect(first).rejects.toMatchObject({ why: "noPython" });
  });
});
