/** How programs grow that run by themselves: their values grow where they are written, and the counts are those that theory says. */
import { describe, expect, test } from "vitest";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { PROGRAMS } from "#src/tools/workbench/gallery/programs.ts";
import { calledAt, measure, type Point } from "#src/tools/workbench/growth/measure.ts";
import { growthWords } from "#src/tools/workbench/growth/words.en.ts";
import { depth } from "../depth.ts";
import { seenPython } from "./python/python-in-node.ts";
import { seenInNode } from "./seen-in-node.ts";

const script = (text: string): LinkedProgram => ({ language: "javascript", text });
const inPython = (text: string): LinkedProgram => ({ language: "python", text });

/** A run is stopped there: some grow by doubling. */
const STEPS = 50_000;

interface Measured {
  readonly points: readonly Point[];
  readonly means: string;
}

async function measured(program: LinkedProgram, most = depth(64, 512)): Promise<Measured> {
  const isPython = program.language === "python";
  const points: Point[] = [];
  let means = "";
  const told = measure(
    program,
    {} as never,
    new AbortController().signal,
    async ({ text, builders = "" }) => ({
      seen: isPython
        ? seenPython(text, { builders, steps: STEPS }).seen
        : seenInNode(`${text}\n${builders}`, { steps: STEPS }).seen,
    }),
  );
  for await (const each of told) {
    if ("grows" in each) means = growthWords.means(each.grows);
    else points.push(each);
    if ("size" in each && each.size >= most) break;
  }
  return { points, means };
}

describe("the values of a program grow where they are written", () => {
  const grownIn = async (program: LinkedProgram, size: number) => (await calledAt(program, size)).called.text;

  test("a list by its length, and nothing else of the text changes", async () => {
    const text = "// [1, 2]\nconst nums = [3, 1, 2], x = 2;\nfor (let i = 7; i > 0; i--) nums.push(i); // 7";
    const [before, list, after] =
      /^([\s\S]*= )(\[.*\])(, x[\s\S]*)$/.exec(await grownIn(script(text), 9))?.slice(1) ?? [];
    expect(before + after).toBe(text.replace("[3, 1, 2]", ""));
    expect(JSON.parse(list ?? "")).toHaveLength(9);
  });

  test("a number that stands alone by itself, a text by its length", async () => {
    expect(await grownIn(script("const n = 30;\nlet p = 1;\nwhile (p < n) p++;"), 12)).toContain(
      "n = 12;\nlet p = 1",
    );
    expect(await grownIn(script('let s = "abba";'), 12)).toMatch(/^let s = "[ab]{12}";$/);
    expect(await grownIn(inPython("n: int = 30\nk = 1\n"), 12)).toBe("n: int = 12\nk = 1\n");
  });

  test("what is given to a function of the program, not what is given to another", async () => {
    const text = "function f(list, k) { return [k, 2]; }\nconsole.log(f([1, 5], 3), Math.max(4, 5), 'abc');";
    expect(await grownIn(script(text), 4)).toMatch(
      /^function .* \[k, 2\]; }\nconsole\.log\(f\(\[\d+,\d+,\d+,\d+\], 3\), Math\.max\(4, 5\), 'abc'\);$/,
    );
    const twin = "def f(a, k=2):\n    return [k, 2]\n\nprint(f([True, False], k=3), max(4, 5), 'abc')\n";
    expect(await grownIn(inPython(twin), 3)).toMatch(
      /\n\nprint\(f\(\[(True|False)(,(True|False)){2}\], k=3\), max\(4, 5\), 'abc'\)\n$/,
    );
  });

  test("ways on a grid, objects and what is sought in a list stay", async () => {
    const ways = "const ways = [[0, 1], [1, 0], [0, -1], [-1, 0]];\nconst o = { a: [1, 2] };\n";
    const sought = 'const wanted = "Dan";\nconst names = ["Ann", "Dan"];';
    const text = await grownIn(script(ways + sought), 6);
    expect(text.startsWith(ways)).toBe(true);
    expect(text).toContain('wanted = "Dan"');
    expect(JSON.parse(text.slice(text.lastIndexOf("["), -1))).toHaveLength(6);
  });

  test("of their own kind: each its own number, weights beside ends, a picture of ways and walls", async () => {
    const lists = "const parent = [0, 1, 2, 3];\nconst edges = [[0, 1, 4], [1, 2, 8], [2, 3, 7], [0, 3, 2]];";
    const [parent, edges] = (await grownIn(script(lists), 7))
      .split("\n")
      .map((line) => JSON.parse(line.slice(line.indexOf("["), -1)));
    expect(parent).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect((edges as number[][]).map(([u, v]) => u < v && v < 7)).toEqual(Array(6).fill(true));
    const weighted = await grownIn(script("const graph = [[[1, 7], [2, 3]], [[2, 1]], []];"), 5);
    const graph = JSON.parse(weighted.slice(weighted.indexOf("["), -1)) as [number, number][][];
    expect(graph).toHaveLength(5);
    expect(graph.flat().every(([v, weight]) => v < 5 && weight > 0)).toBe(true);
    const map = await grownIn(script('const map = ["110", "010"];'), 4);
    expect(map).toBe('const map = ["1101","0100","1101","0100"];');
  });
});

/** Programs in which nothing stands that could grow: their inputs are objects, or hold Infinity. */
const STILL = ["binary-tree-traversals", "breadth-first-search", "level-order-traversal", "floyd-warshall"];

test.each(PROGRAMS)(
  "$title grows, and does more with more, in both languages",
  async ({ id, text, python }) => {
    const programs = [script(text), inPython((await python?.()) ?? "")] as const;
    if (STILL.includes(id)) {
      for (const each of programs)
        await expect(measured(each)).rejects.toMatchObject({ why: "nothingGrows" });
      return;
    }
    const { points, means } = await measured(programs[0]);
    const twin = await measured(programs[1], depth(8, 64));
    expect(means).toMatch(/^n is the (length|value) of /);
    expect(points.length).toBeGreaterThan(2);
    expect(Math.max(...points.map(({ steps }) => steps))).toBeGreaterThan(points[0]?.steps ?? Infinity);
    // Names may differ, and how many lists are written out.
    const by = (text: string): string[] => ["length", "value", "drawn"].filter((word) => text.includes(word));
    expect(by(twin.means)).toEqual(by(means));
    expect(twin.points.length).toBeGreaterThan(0);
  },
);

describe("counts are what theory says", () => {
  const textOf = (id: string): string => PROGRAMS.find((program) => program.id === id)?.text ?? "";
  const stepsOf = async (id: string) => (await measured(script(textOf(id)))).points.map(({ steps }) => steps);

  test.each(["linear-search", "prefix-sums", "reverse-linked-list"])(
    "%s: twice as many items, twice as many more steps",
    async (id) => {
      const steps = await stepsOf(id);
      expect(steps.length).toBeGreaterThan(4);
      const more = steps.slice(1).map((each, k) => each - (steps[k] ?? 0));
      for (const [k, each] of more.slice(1).entries()) expect(each).toBe(2 * (more[k] ?? 0));
    },
  );

  test("longest-common-subsequence: four times as many pairs", async () => {
    const steps = await stepsOf("longest-common-subsequence");
    const [before = 0, last = 0] = steps.slice(-2);
    expect(last / before).toBeGreaterThan(3.8);
    expect(last / before).toBeLessThan(4.2);
  });

  test("subsets: one item more, twice as many", async () => {
    const { points } = await measured(script(textOf("subsets")), 12);
    const at = new Map(points.map(({ size, steps }) => [size, steps]));
    for (const size of [9, 10, 11]) expect(at.get(size + 1)).toBe(2 * (at.get(size) ?? 0));
  });

  test("binary-search: the steps of 64 items are a few times those of 2", async () => {
    const steps = await stepsOf("binary-search");
    expect(steps.length).toBeGreaterThan(4);
    expect(Math.max(...steps)).toBeLessThan(6 * (steps[0] ?? 0));
  });
});

test("a program that needs as many items as it was given begins with so many", async () => {
  const text = "const a = [4, 2, 9, 7, 5];\na[4].toFixed();";
  const { points } = await measured(script(text));
  expect(points[0]?.size).toBe(8);
});

test("a program that counts on small numbers gets small ones", async () => {
  const text = "marks = [3, 1, 2]\ncounts = [0] * 4\nfor mark in marks:\n    counts[mark] += 1\n";
  const { points } = await measured(inPython(text));
  expect(points.map(({ size }) => size)).toEqual([2, 4, 8, 16, 32, 64].concat(depth([], [128, 256, 512])));
});

test("one that fails on its own size says at which", async () => {
  await expect(measured(script("const a = [4, 2];\na[9].toFixed();"))).rejects.toMatchObject({ size: 2 });
});

test("one that never ends says so", async () => {
  await expect(
    measured(script("const a = [4, 2];\nwhile (a.length > 0) a.length += 0;")),
  ).rejects.toMatchObject({ why: "tooLong" });
});
