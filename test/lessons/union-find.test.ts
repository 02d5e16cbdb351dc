/** Union–find, held against graphs that others have solved, against searches and all sets of edges, and against known tasks. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { AS_WRITTEN, parseFuture, recordFuture } from "#algorithms/core/run/futures.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { clubs } from "#algorithms/lessons/union-find/asked/challenge.ts";
import { smallProblems } from "#algorithms/lessons/union-find/asked/mistakes.ts";
import { exercises } from "#algorithms/lessons/union-find/asked/questions.ts";
import { lesson } from "#algorithms/lessons/union-find/lesson.ts";
import { type Problem, parse, type Result, random } from "#algorithms/lessons/union-find/problem.ts";
import { solve } from "#algorithms/lessons/union-find/solve.ts";
import { asks, type Frame, steps } from "#algorithms/lessons/union-find/steps.ts";
import { depth, tries } from "#test/depth.ts";
import { expectBreaks, mutated } from "../support/all-mutants.ts";
import { expectOnFigure, questionsOf } from "../support/questions.ts";

const run = (problem: Problem): Result => solve(problem, silentRecorder(steps, asks));
const weightOf = ({ edges }: Problem, forest: readonly number[]): number =>
  forest.reduce((sum, k) => sum + (edges[k]?.[2] ?? Number.NaN), 0);
const broken = (problem: Problem, result: Result): string[] =>
  lesson.claims.flatMap((claim) => (claim.test(problem, result).holds ? [] : [claim.id]));
const example = (name: string): Problem =>
  parse(readFileSync(`algorithms/lessons/union-find/inputs/${name}.txt`, "utf8"));

const vectors = readFileSync("test/fixtures/union-find/graphs.jsonl", "utf8")
  .trim()
  .split("\n")
  .map(
    (line) =>
      JSON.parse(line) as {
        id: string;
        input: string;
        first: number;
        sizes: number[];
        components: number;
        weight: number;
      },
  );

test("graphs that others have solved come out as they say", () => {
  expect(vectors.length).toBeGreaterThan(100);
  for (const { id, input, first, sizes, components, weight } of vectors) {
    const problem = parse(input);
    const result = run(problem);
    expect([result.first, Array.from(result.sizes)], id).toEqual([first, sizes]);
    expect(problem.n - result.forest.length, id).toBe(components);
    expect(weightOf(problem, result.forest), id).toBe(weight);
    expect(broken(problem, result), id).toEqual([]);
  }
});

/** All vertices that edges lead to from one, by a search. */
function reached({ edges }: Problem, from: number, count = edges.length): Set<number> {
  const seen = new Set([from]);
  for (const x of seen)
    for (const [u, v] of edges.slice(0, count)) {
      if (u === x) seen.add(v);
      if (v === x) seen.add(u);
    }
  return seen;
}

/** The least weight of a set of edges that joins as much as all do, by trying all sets. */
function leastWeight({ n, edges }: Problem): number {
  const whole = Array.from({ length: n }, (_, v) => reached({ n, edges }, v).size).join();
  let least = Infinity;
  for (let code = 0; code < 2 ** edges.length; code++) {
    const some = edges.filter((_, k) => (code >> k) & 1);
    const sum = some.reduce((total, [, , weight]) => total + weight, 0);
    if (sum >= least) continue;
    if (Array.from({ length: n }, (_, v) => reached({ n, edges: some }, v).size).join() === whole)
      least = sum;
  }
  return least;
}

test("on small graphs sizes are counted by a search, and no set of edges that joins as much is lighter", () => {
  const small = [...smallProblems()].filter((_, k) => k % depth(7, 1) === 0);
  const others = Array.from({ length: tries(60) }, (_, seed) => random(seed, 5));
  for (const problem of [...small, ...others]) {
    const { first, sizes, forest } = run(problem);
    const { edges } = problem;
    expect(Array.from(sizes)).toEqual(edges.map(([u], k) => reached(problem, u, k + 1).size));
    expect(first).toBe(edges.findIndex(([u, v], k) => reached(problem, u, k).has(v)));
    expect(weightOf(problem, forest)).toBe(leastWeight(problem));
  }
});

test("the certificate takes no size, no first cycle and no forest that is changed for the worse", () => {
  const draw = seededRandom(3);
  let heavier = 0;
  for (let seed = 1; seed <= tries(300); seed++) {
    const problem = random(seed, 6);
    const result = run(problem);
    const { edges } = problem;
    const k = between(draw, 0, edges.length - 1);
    const sizes = Array.from(result.sizes);
    expect(broken(problem, { ...result, sizes: sizes.with(k, (sizes[k] ?? 0) + 1) })).toEqual(["sizes"]);
    expect(broken(problem, { ...result, first: result.first + 1 })).toContain("first");
    if (result.first >= 0) expect(broken(problem, { ...result, first: -1 })).toEqual(["first"]);
    expect(broken(problem, { ...result, forest: result.forest.slice(1) })).toContain("forest");
    expect(broken(problem, { ...result, forest: [...result.forest, result.forest[0] ?? 0] })).toContain(
      "forest",
    );
    // One edge is exchanged for another: fine exactly if it is a forest that weighs as much.
    const out = between(draw, 0, result.forest.length - 1);
    const forest = result.forest.with(out, k);
    const own: Problem = { ...problem, edges: forest.map((each) => edges[each] ?? [0, 1, 0]) };
    const isForest =
      new Set(forest).size === forest.length &&
      [...Array(6).keys()].every((v) => reached(own, v).size === reached(problem, v).size);
    const isFine = isForest && weightOf(problem, forest) === weightOf(problem, result.forest);
    if (isForest && !isFine) heavier++;
    expect(broken(problem, { ...result, forest }).length === 0, `${seed} ${out} ${k}`).toBe(isFine);
  }
  expect(heavier).toBeGreaterThan(tries(300) / 100);
});

describe("what holds at every position", () => {
  test.each([
    ["parts", "hangs-the-vertex", "4 4 0 1 1 2 3 1 0 3 1 0 2 1"],
    ["parts", "both-met", "4 3 0 1 1 2 3 1 0 2 1"],
    ["depth", "size-to-the-lost", "4 3 1 0 1 2 1 1 3 2 1"],
    ["size", "grows-in-vain", "2 2 0 1 1 0 1 1"],
  ])("%s: not in the wrong program %s", (id, mutant, text) => expectBreaks(lesson, id, mutant, text));
});

test("the depth of a tree is compared with its own vertices, and told as it is", () => {
  const depthIn = (parent: readonly number[]) =>
    lesson.invariants
      .find(({ id }) => id === "depth")
      ?.test(clubs, { cells: { parent } } as unknown as Frame);
  expect(depthIn([1, 2, 2])).toEqual({ holds: false, evidence: "2^2 > 3" });
  // The larger tree is flat.
  expect(depthIn([0, 0, 0, 0, 0, 6, 6])).toEqual({ holds: true, evidence: "2^1 ≤ 2" });
});

test("every choice of a run is on the figure, and its answers are right", () => {
  const problem = example("clubs");
  let count = 0;
  for (const asked of questionsOf(lesson, problem)) {
    count++;
    expectOnFigure(lesson, problem, asked);
    expect(asked.question.answers.length).toBeGreaterThan(0);
  }
  expect(count).toBeGreaterThan(problem.edges.length);
});

/** The steps to a parent for n − 1 joins in a path and n edges by chance. */
function stepsTaken(n: number, habits: { size: boolean; compression: boolean; isMixed: boolean }): number {
  const draw = seededRandom(n);
  const parent = Array.from({ length: n }, (_, v) => v);
  const size = parent.map(() => 1);
  let count = 0;
  const find = (from: number): number => {
    let root = from;
    for (; parent[root] !== root; count++) root = parent[root] as number;
    for (let x = from; habits.compression && parent[x] !== root; ) {
      const above = parent[x] as number;
      parent[x] = root;
      x = above;
    }
    return root;
  };
  const path = Array.from({ length: n - 1 }, (_, k) => [k, k + 1] as const);
  const more = Array.from({ length: n }, () => {
    const u = between(draw, 0, n - 1);
    return [u, (u + between(draw, 1, n - 1)) % n] as const;
  });
  for (const [u, v] of habits.isMixed ? shuffled([...path, ...more], draw) : [...path, ...more]) {
    const [a, b] = [find(u), find(v)];
    if (a === b) continue;
    const isTurned = habits.size && (size[a] as number) > (size[b] as number);
    const [lost, kept] = isTurned ? [b, a] : [a, b];
    parent[lost] = kept;
    size[kept] = (size[kept] as number) + (size[lost] as number);
  }
  return count;
}

describe("what the article tells", () => {
  const article = readFileSync("content/lessons/en/union-find.mdx", "utf8");

  test("so many steps to a parent are taken", () => {
    const rows = [
      ["1,024", 1024, false],
      ["8,192", 8192, false],
      ["8,192, all edges shuffled", 8192, true],
    ] as const;
    for (const [head, n, isMixed] of rows.slice(0, depth(1, 3))) {
      const told = [false, true].flatMap((size) =>
        [false, true].map((compression) =>
          stepsTaken(n, { size, compression, isMixed }).toLocaleString("en"),
        ),
      );
      expect(article).toContain(`| ${[head, ...told].join(" | ")} |`);
    }
  });

  test("of a tree of eight that is three deep: whoever takes two steps for all errs there, and in no smaller graph that is tried", () => {
    const { solvers } = mutated.find((each) => each.lesson.id === "union-find") as (typeof mutated)[number];
    const wrong = [...smallProblems()].filter((problem) => {
      const { result } = record({ ...lesson, solve: solvers["one-step"] as typeof solve }, problem);
      return result === undefined || broken(problem, result).length > 0;
    });
    expect(wrong.length).toBeGreaterThan(0);
    expect(new Set(wrong.map(({ n }) => n))).toEqual(new Set([8]));
  });

  test("of the eight clubs at the opening, which are those of the diagrams", () => {
    expect(example("clubs")).toEqual(clubs);
    expect(run(example("clubs")).first).toBe(3);
    expect(weightOf(example("clubs"), run(example("clubs")).forest)).toBe(37);
  });
});

test("the exercises come out as others have worked them out by hand", () => {
  const told = (id: string) => (exercises[id] as (typeof exercises)[string])(0);
  expect(told("parents").solution).toEqual(["0", "0", "0", "2", "0", "4", "4", "6"]);
  expect(told("first").solution).toEqual(["3"]);
  expect(told("why").solution).toEqual(["0 1 2 3"]);
  expect(told("count").solution).toEqual(["4"]);
  expect(told("most").solution).toEqual(["9"]);
  expect(told("deepest").solution).toEqual(["3"]);
  for (let seed = 0; seed < 40; seed++) {
    const { grade, solution } = (exercises["parents"] as (typeof exercises)[string])(seed);
    const parent = solution.map(Number);
    const depths = parent.map((_, v) => {
      let depth = 0;
      for (let at = v; parent[at] !== at; at = parent[at] as number) depth++;
      return depth;
    });
    const most = Math.max(...depths);
    const deepest = depths.flatMap((depth, v) => (depth === most ? [v] : []));
    expect(grade(solution)).toEqual({
      right: true,
      reason: expect.stringMatching(
        new RegExp(`Deepest (is|are) ${deepest.join(", ")}: ${most} steps? below the root`),
      ),
    });
  }
  const trees = [5, 6].flatMap((one) => [7, 9].map((other) => `0 1 3 4 8 ${one} ${other}`));
  for (const tree of trees) expect(told("tree").grade([tree]).right, tree).toBe(true);
  expect(told("tree").grade(["0 1 2 4 8 5 7"]).right).toBe(false);
  expect(told("tree").grade(["0 1 3 4 5 6 8 7"]).right).toBe(false);
  // Seven of twelve edges without a cycle: so many trees there are, and four are lightest.
  const clubs = example("clubs");
  let count = 0;
  for (let code = 0; code < 2 ** 12; code++) {
    const edges = clubs.edges.filter((_, k) => (code >> k) & 1);
    if (edges.length === 7 && reached({ n: 8, edges }, 0).size === 8) count++;
  }
  expect(count).toBe(341);
});

type Edges = readonly (readonly number[])[];

/** The functions of the lesson's listing. */
const listing = ((): {
  solve(n: number, edges: Edges): [[number], number[], number[]];
  find(parent: number[], x: number): number;
  unite(parent: number[], size: number[], a: number, b: number): number;
} => {
  const [text = ""] = readFileSync("algorithms/lessons/union-find/task/listing.ts", "utf8").split(
    "// part: end",
  );
  const { outputText } = ts.transpileModule(text.replace(/^import .*$/m, ""), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return new Function(`${outputText.replace("export {};", "")}\nreturn { solve, find, unite };`)();
})();

/** Vertices that count from 1 in a task, and have no weights there. */
const plain = (edges: Edges, weight = 0): number[][] => edges.map(([u = 0, v = 0]) => [u - 1, v - 1, weight]);
const sum = (edges: Edges, chosen: readonly number[]): number =>
  chosen.reduce((total, k) => total + ((edges[k]?.[2] as number | undefined) ?? 0), 0);

/** What the exercise says of each task, carried out: the input is changed, and the lesson's program is not. */
const known = {
  construction(n: number, roads: Edges) {
    const [, sizes] = listing.solve(n, plain(roads));
    return roads.map((_, k) => {
      const [, , forest] = listing.solve(n, plain(roads.slice(0, k + 1)));
      return [n - forest.length, Math.max(...sizes.slice(0, k + 1))];
    });
  },
  reparation(n: number, roads: Edges) {
    const edges = roads.map(([u = 0, v = 0, cost = 0]) => [u - 1, v - 1, cost]);
    const [, , forest] = listing.solve(n, edges);
    return forest.length === n - 1 ? sum(edges, forest) : "IMPOSSIBLE";
  },
  building(n: number, roads: Edges) {
    const star = Array.from({ length: n - 1 }, (_, k) => [0, k + 1, 1]);
    const edges = [...plain(roads), ...star];
    const [, , forest] = listing.solve(n, edges);
    return forest.filter((k) => k >= roads.length).map((k) => edges[k]?.slice(0, 2).map((v) => v + 1));
  },
  redundant(roads: Edges) {
    const [[first]] = listing.solve(roads.length, plain(roads));
    return roads[first];
  },
  provinces(rows: Edges) {
    const edges = rows.flatMap((row, u) =>
      row.flatMap((one, v) => (one === 1 && u !== v ? [[u, v, 0]] : [])),
    );
    return rows.length - listing.solve(rows.length, edges)[2].length;
  },
  points(points: Edges) {
    const edges = points.flatMap(([x = 0, y = 0], u) =>
      points.slice(0, u).map(([a = 0, b = 0], v) => [u, v, Math.abs(x - a) + Math.abs(y - b)]),
    );
    return sum(edges, listing.solve(points.length, edges)[2]);
  },
  spanning(n: number, edges: Edges) {
    const [, , forest] = listing.solve(n, edges);
    if (forest.length < n - 1) return "Impossible";
    const pairs = forest.map((k) => edges[k]?.slice(0, 2).sort((a, b) => a - b) ?? []);
    return [sum(edges, forest), ...pairs.sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)];
  },
  berland(n: number, roads: Edges) {
    const edges = [...plain(roads), ...Array.from({ length: n - 1 }, (_, k) => [k, k + 1, 1])];
    const [, , forest] = listing.solve(n, edges);
    const closed = roads.filter((_, k) => !forest.includes(k));
    const built = forest
      .filter((k) => k >= roads.length)
      .map((k) => edges[k]?.slice(0, 2).map((v) => v + 1) ?? []);
    return { closed, built };
  },
  queries(n: number, lines: Edges) {
    const parent = Array.from({ length: n }, (_, v) => v);
    const size = parent.map(() => 1);
    return lines.flatMap(([kind, u = 0, v = 0]) => {
      const [a, b] = [listing.find(parent, u), listing.find(parent, v)];
      if (kind === 1) return [a === b ? "Yes" : "No"];
      listing.unite(parent, size, a, b);
      return [];
    });
  },
};

describe("the known tasks are solved by the lesson's own program, whose input alone is changed", () => {
  test("on the examples that are printed with them", () => {
    expect(
      known.construction(5, [
        [1, 2],
        [1, 3],
        [4, 5],
      ]),
    ).toEqual([
      [4, 2],
      [3, 3],
      [2, 3],
    ]);
    const repaired = [
      [1, 2, 3],
      [2, 3, 5],
      [2, 4, 2],
      [3, 4, 8],
      [5, 1, 7],
      [5, 4, 4],
    ];
    expect(known.reparation(5, repaired)).toBe(14);
    expect(known.reparation(3, [[1, 2, 1]])).toBe("IMPOSSIBLE");
    expect(
      known.building(4, [
        [1, 2],
        [3, 4],
      ]),
    ).toHaveLength(1);
    expect(
      known.redundant([
        [1, 2],
        [1, 3],
        [2, 3],
      ]),
    ).toEqual([2, 3]);
    expect(
      known.redundant([
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 4],
        [1, 5],
      ]),
    ).toEqual([1, 4]);
    expect(
      known.provinces([
        [1, 1, 0],
        [1, 1, 0],
        [0, 0, 1],
      ]),
    ).toBe(2);
    expect(
      known.provinces([
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ]),
    ).toBe(3);
    expect(
      known.points([
        [0, 0],
        [2, 2],
        [3, 10],
        [5, 2],
        [7, 0],
      ]),
    ).toBe(20);
    expect(
      known.points([
        [3, 12],
        [-2, 5],
        [-4, 1],
      ]),
    ).toBe(18);
    expect(
      known.spanning(4, [
        [0, 1, 1],
        [1, 2, 2],
        [1, 3, 3],
        [2, 3, 0],
      ]),
    ).toEqual([3, [0, 1], [1, 2], [2, 3]]);
    expect(known.spanning(2, [])).toBe("Impossible");
    expect(known.berland(2, [[1, 2]])).toEqual({ closed: [], built: [] });
    const roads = [
      [1, 2],
      [2, 3],
      [3, 1],
      [4, 5],
      [5, 6],
      [6, 7],
    ];
    expect(known.berland(7, roads)).toEqual({ closed: [[3, 1]], built: [[3, 4]] });
    const asked = [
      [0, 1, 2],
      [0, 3, 2],
      [1, 1, 3],
      [1, 1, 4],
      [0, 2, 4],
      [1, 4, 1],
      [0, 4, 2],
      [0, 0, 0],
      [1, 0, 0],
    ];
    expect(known.queries(8, asked)).toEqual(["Yes", "No", "Yes", "Yes"]);
  });

  test("on graphs by chance, as plain searches do", () => {
    for (let seed = 1; seed <= tries(80); seed++) {
      const { n, edges } = random(seed, 7);
      const roads = edges.map(([u, v]) => [u + 1, v + 1]);
      const parts = new Set(Array.from({ length: n }, (_, v) => Math.min(...reached({ n, edges }, v)))).size;
      expect(known.construction(n, roads).at(-1)?.[0]).toBe(parts);
      expect(known.building(n, roads)).toHaveLength(parts - 1);
      const { closed, built } = known.berland(n, roads);
      expect([closed.length - built.length, built.length]).toEqual([edges.length - n + 1, parts - 1]);
      const whole = known.reparation(
        n,
        edges.map(([u, v, weight]) => [u + 1, v + 1, weight]),
      );
      expect(whole === "IMPOSSIBLE").toBe(parts > 1);
    }
  });
});

test("the article tells truly of its two futures", () => {
  const problem = example("clubs");
  const [asWritten, hung, tied] = ["", "c4-0", "c95-1"].map((text) => {
    const { trace, result } = recordFuture(lesson, problem, parseFuture(text) ?? AS_WRITTEN);
    return { result: result as Result, parent: Array.from(trace.cursor().seek(8).cells.parent) };
  });
  if (!asWritten || !hung || !tied) throw new RangeError("there are three runs");
  // Other parents, the same groups, the same cycles.
  expect([asWritten.parent[1], hung.parent[0]]).toEqual([0, 1]);
  expect([hung.result.first, ...Array.from(hung.result.sizes)]).toEqual([
    asWritten.result.first,
    ...Array.from(asWritten.result.sizes),
  ]);
  // 4–6 in the place of 5–6, of the same weight.
  const ends = ({ forest }: Result): string[] =>
    forest.map((k) => problem.edges[k]?.slice(0, 2).join("–") ?? "").sort();
  const [mine, its] = [ends(asWritten.result), ends(tied.result)];
  expect([mine.filter((each) => !its.includes(each)), its.filter((each) => !mine.includes(each))]).toEqual([
    ["5–6"],
    ["4–6"],
  ]);
  const weight = ({ forest }: Result): number =>
    forest.reduce((sum, k) => sum + (problem.edges[k]?.[2] ?? 0), 0);
  expect([weight(asWritten.result), weight(tied.result)]).toEqual([37, 37]);
});
