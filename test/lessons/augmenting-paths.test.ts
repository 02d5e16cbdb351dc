import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { checkMatching } from "#algorithms/engines/matching/certificate.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { renumbered } from "#algorithms/engines/matching/numbering.ts";
import { gradePath, greedyMatching } from "#algorithms/kit/graphs/touch/path-exercise.ts";
import {
  exercises,
  faded,
  seatedWithOldMarks,
} from "#algorithms/lessons/augmenting-paths/asked/questions.ts";
import { lesson } from "#algorithms/lessons/augmenting-paths/lesson.ts";
import { mostSeated } from "#algorithms/lessons/augmenting-paths/plain.ts";
import type { Result } from "#algorithms/lessons/augmenting-paths/problem.ts";
import { solve } from "#algorithms/lessons/augmenting-paths/solve.ts";
import { asks, steps } from "#algorithms/lessons/augmenting-paths/steps.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { ANY_SENTENCE, testMistakes } from "#test/support/mistake-of.ts";
import { allGraphs, graphOf, optimaByTrying } from "../support/given/matching-fixtures.ts";
import { testOwnSolutions } from "../support/program-solution.ts";
import { questionsOf } from "../support/questions.ts";

function solved(graph: Graph, forgets = false): Result {
  return solve({ graph, places: [], given: false, forgets }, silentRecorder(steps, asks));
}

function sizeOf({ matching }: { readonly matching: ArrayLike<number> }): number {
  return Array.from(matching).filter((v) => v >= 0).length / 2;
}

/** Whether two sides exist, by trying them all: of small graphs only. */
function isBipartite({ n, edges }: Graph): boolean {
  for (let sides = 0; sides < 1 << n; sides++)
    if (edges.every(({ u, v }) => ((sides >> u) & 1) !== ((sides >> v) & 1))) return true;
  return n === 0;
}

/** The size of a smallest cover, by trying every set of vertices. */
function coverByTrying({ n, edges }: Graph): number {
  let least = n;
  for (let set = 0; set < 1 << n; set++) {
    if (!edges.every(({ u, v }) => (set >> u) & 1 || (set >> v) & 1)) continue;
    let size = 0;
    for (let rest = set; rest > 0; rest &= rest - 1) size++;
    least = Math.min(least, size);
  }
  return least;
}

/** Whether an augmenting path exists, by walking along every alternating path. */
function hasAugmentingPath({ n, edges }: Graph, matching: ArrayLike<number>): boolean {
  const neighbors = Array.from({ length: n }, (_, u) =>
    edges.flatMap((edge) => (edge.u === u ? [edge.v] : edge.v === u ? [edge.u] : [])),
  );
  const walk = (u: number, taken: ReadonlySet<number>): boolean =>
    neighbors[u].some((v) => {
      if (taken.has(v)) return false;
      const partner = matching[v];
      if (partner === -1) return true;
      return !taken.has(partner) && walk(partner, new Set([...taken, v, partner]));
    });
  return Array.from({ length: n }, (_, v) => v).some((v) => matching[v] === -1 && walk(v, new Set([v])));
}

const FLOWERS = graphOf(10, [
  [0, 1],
  [0, 8],
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 6],
  [4, 5],
  [4, 9],
  [5, 6],
  [5, 7],
  [6, 7],
]);

describe("on every graph of up to five vertices, the search", () => {
  const graphs = [0, 1, 2, 3, 4, 5].flatMap((n) => [...allGraphs(n)]);

  test("finds a cover exactly if there are two sides, and else an odd cycle", () => {
    for (const graph of graphs) {
      const result = solved(graph);
      expectSame(result.cycle.length === 0, isBipartite(graph));
      expect(() => check(lesson, drawn(graph), result)).not.toThrow();
    }
  });

  test("is right on bipartite ones, as is König", () => {
    for (const graph of graphs.filter(isBipartite)) {
      const result = solved(graph);
      expectSame(sizeOf(result), optimaByTrying(graph).size);
      expect(result.cover).toHaveLength(coverByTrying(graph));
    }
  });
});

describe("on random graphs, the search", () => {
  test("finds a largest matching if they are bipartite, and covers of that size", () => {
    for (let seed = 0; seed < tries(400); seed++) {
      const graph = renumbered(generateGraph("bipartite", seed % 13, seed).graph, seed);
      const result = solved(graph);
      expectSame(result.cycle, []);
      expectSame(sizeOf(result), optimaByTrying(graph).size);
      expect(() => check(lesson, drawn(graph), result)).not.toThrow();
    }
  });

  test("finds a matching, a perfect one or not, and never claims more than it has proved", () => {
    let [less, right] = [0, 0];
    for (let seed = 0; seed < tries(400); seed++) {
      const graph = renumbered(generateGraph("nested", seed % 12, seed).graph, seed);
      const result = solved(graph);
      expectSame(checkMatching(graph, result.matching).holds, true);
      if (sizeOf(result) < optimaByTrying(graph).size) {
        less++;
        expectSame(result.cycle.length % 2, 1);
        expectSame(result.cover, []);
      } else right++;
    }
    // Both happen, or the test says nothing.
    expect(Math.min(less, right)).toBeGreaterThan(depth(0, 10));
  });

  test("of 200 vertices keeps its certificate", () => {
    for (let seed = 0; seed < 8; seed++) {
      const problem = lesson.random(seed, 200);
      expect(() => check(lesson, problem, solve(problem, silentRecorder(steps, asks)))).not.toThrow();
    }
  });
});

test("where no tree grows, the cover is the first side", () => {
  const square: [number, number][] = [
    [0, 1],
    [0, 3],
    [1, 2],
    [2, 3],
  ];
  expect(solved(graphOf(4, square)).cover).toEqual([0, 2]);
});

describe("Berge’s theorem", () => {
  test("holds for the first edges of all kinds of graphs: a path exists exactly if the matching is not largest", () => {
    let improvable = 0;
    for (let seed = 0; seed < tries(300); seed++) {
      const kind = (["bipartite", "sparse", "nested"] as const)[seed % 3] as "sparse";
      const graph = renumbered(generateGraph(kind, 3 + (seed % 7), seed).graph, seed);
      const matching = greedyMatching(graph);
      const isLargest = sizeOf({ matching }) === optimaByTrying(graph).size;
      expectSame(hasAugmentingPath(graph, matching), !isLargest);
      if (!isLargest) improvable++;
    }
    expect(improvable).toBeGreaterThan(depth(2, 30));
  });
});

describe("the two flowers", () => {
  test("have an augmenting path that the search misses from both ends", () => {
    const result = solved(FLOWERS);
    expect(sizeOf(result)).toBe(4);
    expect(optimaByTrying(FLOWERS).size).toBe(5);
    expect(hasAugmentingPath(FLOWERS, result.matching)).toBe(true);
    expect(result.cycle).toHaveLength(3);
  });

  test("are the example of the lesson, and the path of the article leads through them", () => {
    const { graph, matching } = { graph: FLOWERS, matching: solved(FLOWERS).matching };
    expect(gradePath({ graph, matching }, "8 0 1 3 2 6 7 5 4 9").right).toBe(true);
    expect(gradePath({ graph, matching }, "8 0 1 2 6 5 4 9").right).toBe(false);
  });

  test("are no trouble if 2 and 3, 6 and 7 change names: then the search goes round the right way", () => {
    const swap = (v: number): number => ({ 2: 3, 3: 2, 6: 7, 7: 6 })[v] ?? v;
    const pairs = FLOWERS.edges.map(
      ({ u, v }) => [swap(u), swap(v)].sort((a, b) => a - b) as [number, number],
    );
    expect(sizeOf(solved(graphOf(10, pairs)))).toBe(5);
  });
});

describe("the least graphs on which the search fails", () => {
  /** The graphs of n vertices on which it finds less than is possible, as lists of edges. */
  function failing(n: number, forgets: boolean): string[][] {
    return [...allGraphs(n)]
      .filter((graph) => sizeOf(solved(graph, forgets)) < optimaByTrying(graph).size)
      .map(({ edges }) => edges.map(({ u, v }) => `${u}–${v}`));
  }
  const FOUR = ["0–1", "0–2", "0–3", "1–2"];
  const SIX = ["0–2", "0–3", "0–5", "1–2", "1–3", "1–4", "2–3"];
  const pairsOf = (edges: string[]) => edges.map((edge) => edge.split("–").map(Number) as [number, number]);

  test("have four vertices if failed trees stay, and with four there is one only", () => {
    for (const n of [0, 1, 2, 3]) expectSame(failing(n, false), []);
    expect(failing(4, false)).toEqual([FOUR]);
  });

  test("have six vertices and seven edges if failed trees are taken down", () => {
    for (const n of [0, 1, 2, 3, 4, 5]) expectSame(failing(n, true), []);
    const least = failing(6, true);
    expect(least).toHaveLength(183);
    expect(Math.min(...least.map((edges) => edges.length))).toBe(7);
    expect(least).toContainEqual(SIX);
  });

  test("are helped by nothing else: four are right without the failed tree, six are wrong with and without", () => {
    expect(sizeOf(solved(graphOf(4, pairsOf(FOUR)), true))).toBe(2);
    expect(sizeOf(solved(graphOf(6, pairsOf(SIX)), true))).toBe(2);
    expect(sizeOf(solved(graphOf(6, pairsOf(SIX)), false))).toBe(2);
    expect(optimaByTrying(graphOf(6, pairsOf(SIX))).size).toBe(3);
  });

  test("are examples of the lesson, written and read back with what they ask for", () => {
    const texts = import.meta.glob<string>("/algorithms/lessons/augmenting-paths/inputs/*.txt", {
      eager: true,
      import: "default",
      query: "?raw",
    });
    for (const [name, edges, forgets] of [
      ["four", FOUR, false],
      ["four-down", FOUR, true],
      ["six", SIX, true],
    ] as const) {
      const problem = lesson.parse(texts[`/algorithms/lessons/augmenting-paths/inputs/${name}.txt`]);
      expect(problem.graph.edges.map(({ u, v }) => `${u}–${v}`).sort()).toEqual(edges);
      expect(problem.forgets ?? false).toBe(forgets);
      expect(lesson.parse(lesson.format(problem))).toEqual(problem);
    }
  });

  test("never include a bipartite one, where failed trees stay for the cover", () => {
    for (const graph of [4, 5].flatMap((n) => [...allGraphs(n)]).filter(isBipartite))
      expectSame(solved(graph, true), solved(graph, false));
  });
});

describe("a search", () => {
  test("changes the size by one for each path, and never back", () => {
    for (const seed of [1, 2, 5, 6, 9]) {
      const problem = lesson.random(seed, 40);
      const { trace } = record(lesson, problem);
      const cursor = trace.cursor();
      let size = 0;
      for (let position = 0; position <= trace.length; position++) {
        const { cells, step } = cursor.seek(position);
        const mate = Array.from(cells["mate"] ?? []);
        const now = mate.filter((v, u) => v > u && mate[v] === u).length;
        expect(now).toBeGreaterThanOrEqual(size);
        if (step === "flip") expect(now - size).toBeLessThanOrEqual(1);
        size = now;
      }
    }
  });
});

describe("the certificate", () => {
  const problem = drawn(
    graphOf(6, [
      [0, 3],
      [0, 4],
      [1, 3],
      [2, 4],
      [2, 5],
    ]),
  );
  const right = solve(problem, silentRecorder(steps, asks));

  test.each<[string, (result: Result) => Result]>([
    ["matching", (result) => ({ ...result, matching: Int32Array.of(3, 3, 4, 0, 2, -1) })],
    ["cover", (result) => ({ ...result, cover: result.cover.slice(1) })],
    ["cover", (result) => ({ ...result, cover: [...result.cover, 5] })],
    ["cover", (result) => ({ ...result, cover: [], cycle: [0, 3, 1] })],
    ["cover", (result) => ({ ...result, matching: new Int32Array(6).fill(-1) })],
  ])("breaks at the claim “%s” when the result is spoiled", (claim, spoil) => {
    expect(() => check(lesson, problem, right)).not.toThrow();
    expect(() => check(lesson, problem, spoil(right))).toThrow(`the claim "${claim}" does not hold`);
  });
});

describe("an input", () => {
  testMistakes(
    lesson,
    [
      ["a vertex beyond 200", "0 200", 1, 3],
      ["a size beyond 200", "# big\n201", 2, 1],
      ["an edge to itself", "3\n1 1", 2, 3],
      ["a place for nobody", "2\n0 1\n# at 2 0 0", 3, 1],
    ],
    ANY_SENTENCE,
  );
});

describe("a question", () => {
  test("has the answer that the run then gives", () => {
    let asked = 0;
    for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
      const problem = lesson.random(seed, 14);
      for (const { question, next } of questionsOf(lesson, problem)) {
        asked++;
        const truth = ["grow", "found"].includes(next.step) ? next.b : next.a;
        if (next.step !== "flip") expect(question.answers).toContain(`v${truth - 1}`);
        expect(question.answers.length).toBeLessThan(question.choices.length);
      }
    }
    expect(asked).toBeGreaterThan(50);
  });
});

/** Five players and five boards, who likes what being drawn by the bits of a number. */
function tastes(bits: number, players: number, boards: number): number[][] {
  return Array.from({ length: players }, (_, u) =>
    Array.from({ length: boards }, (_, v) => v).filter((v) => (bits >> (u * boards + v)) & 1),
  );
}

function mostByTrying(likes: readonly (readonly number[])[], taken = 0): number {
  if (likes.length === 0) return 0;
  const rest = likes.slice(1);
  const seated = likes[0]
    .filter((v) => !((taken >> v) & 1))
    .map((v) => 1 + mostByTrying(rest, taken | (1 << v)));
  return Math.max(mostByTrying(rest, taken), ...seated);
}

describe("the plain program", () => {
  test("seats as many as any seating does, on every taste of three players and four boards", () => {
    for (let bits = 0; bits < 1 << 12; bits++) {
      const likes = tastes(bits, 3, 4);
      const player = mostSeated(likes, 4);
      const seated = player.filter((u) => u >= 0);
      expectSame(new Set(seated).size, seated.length);
      expectSame(
        player.every((u, v) => u < 0 || likes[u].includes(v)),
        true,
      );
      expectSame(seated.length, mostByTrying(likes));
    }
  });
});

describe("the wrong program", () => {
  test("fails on two players and two boards, and never seats a player where he does not like it", () => {
    expect(seatedWithOldMarks([[0, 1], [0]], 2).player.filter((u) => u >= 0)).toHaveLength(1);
    let worse = 0;
    for (let bits = 0; bits < 1 << 9; bits++) {
      const likes = tastes(bits, 3, 3);
      const { player } = seatedWithOldMarks(likes, 3);
      const seated = player.filter((u) => u >= 0);
      expectSame(
        player.every((u, v) => u < 0 || likes[u].includes(v)),
        true,
      );
      if (seated.length < mostByTrying(likes)) worse++;
    }
    expect(worse).toBeGreaterThan(20);
  });

  test("is graded on what is typed: what it seats, what is possible, and why it survived", () => {
    const task = exercises["wrong"](0);
    expect(task.grade(["0-5, 0-6, 1-5"])).toMatchObject({ right: true });
    expect(task.grade(["0–5 0–6; 1–5"]).right).toBe(true);
    expect(task.grade(["0-5, 0-6, 1-5"]).reason).toMatch(/seats 1.*2 can be/);
    expect(task.grade(["0-5, 1-6"])).toMatchObject({ right: false });
    expect(task.grade(["0-5, 1-6"]).reason).toMatch(/no player/i);
    expect(task.grade(["0-5, 0-6, 1-5, 1-6"]).reason).toMatch(/1.*6/);
    expect(task.grade(["0-5, 1-5"]).reason).toMatch(/turned away/);
    for (const [typed, said] of [
      ["5-0", /player/],
      ["0-12", /no vertex 12/],
      ["0-3", /5 to 9/],
      ["0-5 1", /pair/i],
      ["", /edge/i],
      ["0-5, 0-5", /twice/],
    ] as const) {
      expect(task.grade([typed]).right).toBe(false);
      expect(task.grade([typed]).reason).toMatch(said);
    }
  });
});

describe("an exercise", () => {
  testOwnSolutions(exercises, () => ["", "x", "999", "0"], 40);

  test("on paths takes a path from either end, and no other sequence of its vertices", () => {
    const task = exercises["path"](0);
    const path = task.solution[0].split(" ");
    expect(task.grade([path.toReversed().join(", ")]).right).toBe(true);
    expect(task.grade(["11–4–10–3–9–2–8–5"]).right).toBe(true);
    expect(task.grade(["11 4 10 3 9 1 7 0 6 5"]).right).toBe(true);
    for (const wrong of [path.slice(1), path.slice(0, -1), path.with(1, path[2]), [...path, "11"]])
      expectSame(task.grade([wrong.join(" ")]).right, false);
  });

  test("on covers takes every smallest one", () => {
    for (let seed = 0; seed < 12; seed++) {
      const task = exercises["cover"](seed);
      const pairs = [...(task.given ?? "").matchAll(/(\d+)\u2060–\u2060(\d+)/g)].map(
        ([, u, v]) => [Number(u), Number(v)] as const,
      );
      const least = coverByTrying(graphOf(8, pairs));
      for (let set = 0; set < 1 << 8; set++) {
        const chosen = [0, 1, 2, 3, 4, 5, 6, 7].filter((v) => (set >> v) & 1);
        const isRight =
          chosen.length === least && pairs.every(([u, v]) => chosen.includes(u) || chosen.includes(v));
        expectSame(task.grade([chosen.join(" ")]).right, isRight);
      }
    }
  });

  test("with blanks takes its own rows, and explains the first mistake", () => {
    const table = faded(6);
    expect(table.rows).toHaveLength(5);
    expect(table.grade(table.rows).cells.flat().every(Boolean)).toBe(true);
    expect(table.grade([["5", "7", ""]])).toMatchObject({ cells: [[true, false, undefined]] });
    expect(table.grade([["5", "7", ""]]).reason).toContain("order of their numbers");
  });
});
