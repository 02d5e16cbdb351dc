import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { checkCardinality } from "#algorithms/engines/matching/certificate.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { renumbered } from "#algorithms/engines/matching/numbering.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { gradePath } from "#algorithms/kit/graphs/touch/path-exercise.ts";
import {
  exercises,
  faded,
  matchingWithoutLooks,
  SHORTCUT,
} from "#algorithms/lessons/blossom/asked/questions.ts";
import { stateOf } from "#algorithms/lessons/blossom/figure/state.ts";
import { lesson } from "#algorithms/lessons/blossom/lesson.ts";
import { largestMatching } from "#algorithms/lessons/blossom/plain.ts";
import type { Result } from "#algorithms/lessons/blossom/problem.ts";
import { solveCardinality } from "#algorithms/lessons/blossom/taught.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { ANY_SENTENCE, testMistakes } from "#test/support/mistake-of.ts";
import { allGraphs, graphOf, optimaByTrying, readProvedGraphs } from "../support/given/matching-fixtures.ts";
import { callerOf, programsOf } from "../support/judged-programs.ts";
import { testOwnSolutions } from "../support/program-solution.ts";
import { expectOnFigure, questionsOf } from "../support/questions.ts";

const examples = import.meta.glob<string>("/algorithms/lessons/blossom/inputs/*.txt", {
  eager: true,
  import: "default",
  query: "?raw",
});

function exampleOf(name: string): Graph {
  return parseGraph(examples[`/algorithms/lessons/blossom/inputs/${name}.txt`]);
}

function sizeOf({ matching }: Pick<Result, "matching">): number {
  return Array.from(matching).filter((v) => v >= 0).length / 2;
}

/** The vertices that some largest matching leaves exposed: those without which the largest is as large. */
function exposableByTrying(graph: Graph): number[] {
  const { size } = optimaByTrying(graph);
  return Array.from({ length: graph.n }, (_, v) => v).filter((gone) => {
    const edges = graph.edges.filter(({ u, v }) => u !== gone && v !== gone);
    return optimaByTrying({ n: graph.n, edges }).size === size;
  });
}

/** The largest odd(G − A) − |A| over all sets A. */
function bergeByTrying({ n, edges }: Graph): number {
  let most = 0;
  for (let set = 0; set < 1 << n; set++) {
    const component = Array.from({ length: n }, (_, v) => v);
    const find = (v: number): number => (component[v] === v ? v : find(component[v]));
    for (const { u, v } of edges) if (!((set >> u) & 1) && !((set >> v) & 1)) component[find(u)] = find(v);
    const sizes = new Map<number, number>();
    let taken = 0;
    for (let v = 0; v < n; v++) {
      if ((set >> v) & 1) taken++;
      else sizes.set(find(v), (sizes.get(find(v)) ?? 0) + 1);
    }
    most = Math.max(most, [...sizes.values()].filter((size) => size % 2 === 1).length - taken);
  }
  return most;
}

function triangles(count: number, seed: number): Graph {
  const n = 3 * count;
  const name = shuffled(
    Array.from({ length: n }, (_, v) => v),
    seededRandom(seed),
  );
  const pairs: (readonly [number, number])[] = [];
  const join = (a: number, b: number): void => {
    const [u, v] = [name[a], name[b]];
    pairs.push([Math.min(u, v), Math.max(u, v)]);
  };
  for (let u = 0; u < n; u += 3) {
    join(u, u + 1);
    join(u, u + 2);
    join(u + 1, u + 2);
    if (u + 3 < n) join(u + 2, u + 3);
  }
  return graphOf(n, pairs);
}

/** Every largest matching of a small graph, as lists of partners, −1 for none. */
function largestByTrying({ n, edges }: Graph): number[][] {
  let [most, all] = [0, [] as number[][]];
  const extend = (from: number, mate: number[], size: number): void => {
    if (size > most) [most, all] = [size, []];
    if (size === most) all.push([...mate]);
    for (let i = from; i < edges.length; i++) {
      const { u, v } = edges[i];
      if (mate[u] < 0 && mate[v] < 0) extend(i + 1, mate.with(u, v).with(v, u), size + 1);
    }
  };
  extend(0, new Array(n).fill(-1), 0);
  return all;
}

/** For each vertex of a set the least vertex of its component in the graph that the set spans; −1 outside. */
function componentsOf({ n, edges }: Graph, inside: readonly number[]): number[] {
  const component = Array.from({ length: n }, (_, v) => (inside.includes(v) ? v : -1));
  for (let again = true; again; ) {
    again = false;
    for (const { u, v } of edges) {
      if (component[u] < 0 || component[v] < 0 || component[u] === component[v]) continue;
      component[u] = component[v] = Math.min(component[u], component[v]);
      again = true;
    }
  }
  return component;
}

describe("the theorem of Gallai and Edmonds", () => {
  test("holds for every graph of up to six vertices, and for every one of its largest matchings", () => {
    for (const graph of [0, 1, 2, 3, 4, 5, 6].flatMap((n) => [...allGraphs(n)])) {
      const { d, a, c } = solveCardinality(graph).gallaiEdmonds;
      const largest = largestByTrying(graph);
      const exposed = new Set(largest.flatMap((mate) => mate.flatMap((v, u) => (v < 0 ? [u] : []))));
      expectSame([...exposed].sort(), [...d]);
      const nextToD = (v: number): boolean =>
        graph.edges.some((e) => (e.u === v && exposed.has(e.v)) || (e.v === v && exposed.has(e.u)));
      const outside = Array.from({ length: graph.n }, (_, v) => v).filter((v) => !exposed.has(v));
      expectSame([...a], outside.filter(nextToD));
      expectSame(
        [...c],
        outside.filter((v) => !nextToD(v)),
      );
      const island = componentsOf(graph, [...d]);
      for (const mate of largest) {
        const served = a.map((v) => (mate[v] < 0 ? -1 : island[mate[v]]));
        expectSame(served.includes(-1) || new Set(served).size < served.length, false);
        expectSame(
          c.every((v) => c.includes(mate[v])),
          true,
        );
      }
    }
  });
});

test("taking out from the bottom whoever can go leaves the lowest players exposed, place by place", () => {
  for (const graph of [0, 1, 2, 3, 4, 5, 6].flatMap((n) => [...allGraphs(n)]).filter((_, i) => i % 5 === 0)) {
    const sets = largestByTrying(graph).map((mate) => mate.flatMap((v, u) => (v < 0 ? [u] : [])).reverse());
    const greedy: number[] = [];
    for (let v = graph.n - 1; v >= 0; v--)
      if (sets.some((set) => [...greedy, v].every((each) => set.includes(each)))) greedy.push(v);
    // Sets are written from the bottom of the field, whose numbers are the largest.
    for (const set of sets)
      expectSame(
        set.every((v, k) => greedy[k] >= v),
        true,
      );
  }
});

describe("the plain program", () => {
  const sizeIn = (mate: readonly number[]): number => mate.filter((v) => v >= 0).length / 2;
  const pairsOf = ({ edges }: Graph) =>
    edges.map(({ u, v }) => [u, v] as const).sort(([a, b], [u, v]) => a - u || b - v);

  test("finds a largest matching of every graph of up to six vertices, and of random ones", () => {
    const graphs = [0, 1, 2, 3, 4, 5, 6].flatMap((n) => [...allGraphs(n)]);
    for (let seed = 0; seed < tries(300); seed++) {
      const kind = (["sparse", "triangles", "nested"] as const)[seed % 3];
      graphs.push(renumbered(generateGraph(kind, 7 + (seed % 6), seed).graph, seed));
    }
    for (const graph of graphs) {
      const mate = largestMatching(graph.n, pairsOf(graph));
      expectSame(
        mate.every((v, u) => v < 0 || mate[v] === u),
        true,
      );
      expectSame(sizeIn(mate), optimaByTrying(graph).size);
    }
  });

  test("finds what the fast solver finds on larger graphs", () => {
    for (let seed = 0; seed < tries(40); seed++) {
      const graph = renumbered(generateGraph("nested", 60 + seed, seed).graph, seed);
      expectSame(sizeIn(largestMatching(graph.n, pairsOf(graph))), solveMatching(graph, "cardinality").size);
    }
  });

  test("fails without looks from blossoms, on six vertices first, and then on the two flowers", () => {
    for (const graph of [0, 1, 2, 3, 4, 5].flatMap((n) => [...allGraphs(n)])) {
      const { mate } = matchingWithoutLooks(graph.n, pairsOf(graph));
      expectSame(sizeIn(mate), optimaByTrying(graph).size);
    }
    const six = [...allGraphs(6)].filter(
      (graph) => sizeIn(matchingWithoutLooks(6, pairsOf(graph)).mate) < optimaByTrying(graph).size,
    );
    expect(six.length).toBeGreaterThan(0);
    expect(sizeIn(matchingWithoutLooks(10, pairsOf(exampleOf("flowers"))).mate)).toBe(4);
  });

  test("is what the wrong program of the exercise is measured by", () => {
    const task = exercises["wrong"](0);
    expect(task.grade(["0-2 0-3 0-5 1-2 1-3 1-4 2-3"])).toMatchObject({ right: true });
    expect(task.grade(["0-2 0-3 0-5 1-2 1-3 1-4 2-3"]).reason).toMatch(/stops at 2.*3 are possible/);
    expect(task.grade(["0-1, 1-2"]).reason).toMatch(/no cycle has shrunk/);
    expect(task.grade(["0-1, 0-2, 1-2"]).reason).toMatch(/outside the tree/);
    expect(task.grade(["0-1, 0-2, 1-2, 2-3, 3-4, 1-5, 5-6"]).right).toBe(false);
    expect(task.grade(["0-12"]).reason).toMatch(/no vertex 12/);
  });
});

describe("the algorithm", () => {
  test("is right on every graph of up to five vertices, and on every 17th of six, with its sets", () => {
    const graphs = [0, 1, 2, 3, 4, 5].flatMap((n) => [...allGraphs(n)]);
    graphs.push(...[...allGraphs(6)].filter((_, i) => i % 17 === 0));
    for (const graph of graphs) {
      const result = solveCardinality(graph);
      expectSame(sizeOf(result), optimaByTrying(graph).size);
      const inD = exposableByTrying(graph);
      const inA = Array.from({ length: graph.n }, (_, v) => v).filter(
        (v) =>
          !inD.includes(v) &&
          graph.edges.some((e) => (e.u === v && inD.includes(e.v)) || (e.v === v && inD.includes(e.u))),
      );
      expectSame(result.gallaiEdmonds.d, inD);
      expectSame(result.gallaiEdmonds.a, inA);
    }
  });

  test("is right on random graphs of up to twelve vertices", () => {
    for (let seed = 0; seed < tries(900); seed++) {
      const kind = (["sparse", "triangles", "nested"] as const)[seed % 3] as "sparse";
      const graph = renumbered(generateGraph(kind, seed % 13, seed).graph, seed);
      const result = solveCardinality(graph);
      expectSame(sizeOf(result), optimaByTrying(graph).size);
      expectSame(checkCardinality(graph, result.matching, result.gallaiEdmonds).holds, true);
    }
  });

  test("agrees with the file of proved graphs, in size and in all three sets", () => {
    for (const { id, text, size, sets } of readProvedGraphs()) {
      const result = solveCardinality(parseGraph(text));
      expectSame({ id, size: sizeOf(result), sets: result.gallaiEdmonds }, { id, size, sets });
    }
  });

  test("agrees with the fast solver on larger graphs", () => {
    for (let seed = 0; seed < tries(60); seed++) {
      const kind = (["sparse", "triangles", "nested", "bipartite"] as const)[seed % 4] as "sparse";
      const graph = renumbered(generateGraph(kind, 100 + 5 * seed, seed).graph, seed);
      const result = solveCardinality(graph);
      expectSame(sizeOf(result), solveMatching(graph, "cardinality").size);
      expectSame(checkCardinality(graph, result.matching, result.gallaiEdmonds).holds, true);
    }
  });

  test("matches 3,000 chained triangles perfectly, in any order, without running out of stack", () => {
    for (const seed of depth([1], [1, 2])) {
      const graph = triangles(3000, seed);
      const result = solveCardinality(graph);
      expectSame(sizeOf(result), 4500);
      expect(result.gallaiEdmonds.c).toHaveLength(9000);
    }
  });

  test("lifts a path through a thousand nested blossoms without running out of stack", () => {
    // Pair i hangs with both ends on pair i − 1, and so makes a blossom around all before. The other tree comes along a
    // stem which is so long that everything has shrunk when it arrives.
    const [levels, stem] = [1000, 1010];
    const [first, root, other] = [2 * levels, 2 * levels + 2 * stem, 2 * levels + 2 * stem + 1];
    const pairs: [number, number][] = [];
    for (let a = 0; a < 2 * levels; a += 2) {
      const below = a === 0 ? root : a - 2;
      pairs.push([a, a + 1], [below, a], [below, a + 1]);
    }
    for (let s = first; s < root; s += 2) pairs.push([s, s + 1], [s === first ? other : s - 1, s]);
    pairs.push([root - 1, 2 * levels - 2]);
    const graph = graphOf(
      other + 1,
      pairs.map((pair) => pair.toSorted((x, y) => x - y) as [number, number]),
    );
    const { trace, result } = record(lesson, { graph, places: [], given: false });
    expect(sizeOf(result as Result)).toBe(levels + stem + 1);
    expect([trace.occurrence("shrink", levels) > 0, trace.occurrence("round", levels) > 0]).toEqual([
      true,
      true,
    ]);
    const around = trace.cursor().seek(trace.occurrence("shrink", levels)).cells["around"];
    let depth = 0;
    for (let x = root + 1; around[x] !== 0; x = around[x]) depth++;
    expect(depth).toBe(levels);
  });
});

describe("Tutte and Berge", () => {
  test("are right: the best set of all proves exactly what the search leaves exposed", () => {
    for (let seed = 0; seed < tries(150); seed++) {
      const kind = (["sparse", "triangles", "nested"] as const)[seed % 3] as "sparse";
      const graph = renumbered(generateGraph(kind, 1 + (seed % 8), seed).graph, seed);
      const result = solveCardinality(graph);
      expectSame(graph.n - 2 * sizeOf(result), bergeByTrying(graph));
    }
  });
});

describe("what the article says", () => {
  test("of the two flowers is so: two blossoms, and ten vertices matched", () => {
    const problem = drawn(exampleOf("flowers"));
    const { trace, result } = record(lesson, problem);
    expect(sizeOf(result as Result)).toBe(5);
    expect([trace.occurrence("shrink", 2) > 0, trace.occurrence("shrink", 3)]).toEqual([true, 0]);
    const path = stateOf(problem, trace.cursor().seek(trace.occurrence("flip", 1) - 1)).path;
    expect(path.map((v) => v - 1)).toEqual([8, 0, 1, 3, 2, 6, 7, 5, 4, 9]);
  });

  test("of the blossom in a blossom is so: B2 contains B1, and the path goes through both", () => {
    const problem = drawn(exampleOf("nested"));
    const { trace } = record(lesson, problem);
    const view = stateOf(problem, trace.cursor().seek(trace.occurrence("shrink", 2)));
    expect(view.blossoms.map(({ k, depth, height, base }) => [k, depth, height, base - 1])).toEqual([
      [2, 0, 1, 8],
      [1, 1, 0, 8],
    ]);
    const path = stateOf(problem, trace.cursor().seek(trace.occurrence("flip", 1) - 1)).path;
    expect(path.map((v) => v - 1)).toEqual([8, 0, 1, 4, 5, 3, 2, 7, 6, 9]);
  });

  test("of the seven islands is so: four stay exposed", () => {
    const { matching, gallaiEdmonds } = solveCardinality(exampleOf("islands"));
    expect(20 - 2 * sizeOf({ matching })).toBe(4);
    expect(gallaiEdmonds.a).toEqual([0, 1, 2]);
    expect(gallaiEdmonds.c).toEqual([18, 19]);
  });

  test("of round six is so: five rounds can be played so that exactly these pairs are left", () => {
    const ring = [3, 4, 5, 6, 7];
    const at = (i: number): number => ring[i % 5];
    const rounds = ring.map((_, k) => [
      [at(k + 4), at(k + 1)],
      [0, at(k)],
      [1, at(k + 2)],
      [2, at(k + 3)],
    ]);
    for (const round of rounds) expectSame(new Set(round.flat()).size, 8);
    const played = new Set(rounds.flat().map((pair) => pair.toSorted().join(" ")));
    expect(played.size).toBe(20);
    const graph = exampleOf("club");
    const left: string[] = [];
    for (let u = 0; u < 8; u++)
      for (let v = u + 1; v < 8; v++) if (!played.has(`${u} ${v}`)) left.push(`${u} ${v}`);
    expect(graph.edges.map(({ u, v }) => `${u} ${v}`).toSorted()).toEqual(left);
    expect(sizeOf(solveCardinality(graph))).toBe(3);
  });

  test("of Petersen’s graph is so: a perfect matching, and nothing shrinks", () => {
    const { trace, result } = record(lesson, drawn(exampleOf("petersen")));
    expect(sizeOf(result as Result)).toBe(5);
    expect(trace.occurrence("plant", 1)).toBeGreaterThan(0);
    expect(trace.occurrence("shrink", 1)).toBe(0);
  });
});

describe("a run", () => {
  test("never loses an edge, gains one with each search, and tells augmenting paths of the graph", () => {
    let paths = 0;
    for (let seed = 0; seed < tries(60); seed++) {
      const problem = lesson.random(seed, 12 + (seed % 20));
      const { trace } = record(lesson, problem);
      const cursor = trace.cursor();
      let size = 0;
      for (let position = 0; position <= trace.length; position++) {
        const { step, cells } = cursor.seek(position);
        const mate = Array.from(cells["mate"] ?? []);
        const now = mate.filter((v, u) => v > u && mate[v] === u).length;
        expect(now).toBeGreaterThanOrEqual(size);
        size = now;
        if (position === trace.length || trace.stepAt(position + 1).step !== "flip" || step === "flip")
          continue;
        const path = stateOf(problem, cursor.seek(position)).path.map((v) => v - 1);
        const matching = Int32Array.from(mate.slice(1), (v) => v - 1);
        expect(gradePath({ graph: problem.graph, matching }, path.join(" "))).toMatchObject({
          right: true,
        });
        paths++;
      }
    }
    expect(paths).toBeGreaterThan(depth(1, 20));
  });

  test("shows blossoms that are nested or apart, each with one base", () => {
    let nested = 0;
    for (let seed = 0; seed < 40; seed++) {
      const problem = lesson.random(seed, 24);
      const { trace } = record(lesson, problem);
      const cursor = trace.cursor();
      for (let nth = 1, at = trace.occurrence("shrink", 1); at > 0; at = trace.occurrence("shrink", ++nth)) {
        const frame = cursor.seek(at);
        const { blossoms } = stateOf(problem, frame);
        const now = blossoms.find(({ k }) => k === frame.a);
        expectSame(now?.base, frame.b);
        for (const { vertices, around, depth } of blossoms) {
          expectSame(vertices.length % 2, 1);
          if (depth > 0) nested++;
          const outer = blossoms.find(({ k }) => k === around);
          if (outer) expect(outer.vertices).toEqual(expect.arrayContaining([...vertices]));
        }
      }
    }
    expect(nested).toBeGreaterThan(10);
  });
});

describe("the certificate", () => {
  const problem = drawn(exampleOf("islands"));
  const right = solveCardinality(problem.graph);
  const { d, a, c } = right.gallaiEdmonds;

  test.each<[string, Partial<Result>]>([
    ["matching", { matching: right.matching.with(3, 1) }],
    ["maximum", { matching: new Int32Array(20).fill(-1) }],
    ["maximum", { gallaiEdmonds: { d, a: a.slice(1), c: [...c, 0] } }],
    ["maximum", { gallaiEdmonds: { d: [...d, 0], a: a.slice(1), c } }],
    ["maximum", { gallaiEdmonds: { d: d.slice(1), a, c } }],
  ])("breaks at the claim “%s” when the result is spoiled", (claim, spoiled) => {
    expect(() => check(lesson, problem, right)).not.toThrow();
    expect(() => check(lesson, problem, { ...right, ...spoiled })).toThrow(
      `the claim "${claim}" does not hold`,
    );
  });
});

describe("an input", () => {
  testMistakes(
    lesson,
    [
      ["a vertex beyond 200", "0 200", 1, 3],
      ["a size beyond 200", "201\n", 1, 1],
      ["the same edge twice", "0 1\n1 0", 2, 1],
      ["a half place", "2\n0 1\n# at 0 3", 3, 1],
    ],
    ANY_SENTENCE,
  );
});

describe("a question", () => {
  test("has the answer that the run then gives, and choices that are on the figure", () => {
    const asked = new Map<string, number>();
    for (let seed = 0; seed < tries(60); seed++) {
      const problem = lesson.random(seed, 9 + (seed % 9));
      for (const asking of questionsOf(lesson, problem)) {
        const { question, position, next, trace, later } = asking;
        asked.set(next.step, (asked.get(next.step) ?? 0) + 1);
        expectOnFigure(lesson, problem, asking);
        const after = stateOf(problem, later.seek(position + 1));
        const blossom = after.blossoms.find(({ k }) => k === next.a);
        const given = (question.answers as string[]).map((id) => Number(id.slice(1)) + 1);
        switch (next.step) {
          case "grow":
          case "close":
          case "meet":
            expect(given).toContain(next.b);
            break;
          case "base": {
            // The next shrinking names the base.
            expectSame(given, [trace.stepAt(position + 2).b]);
            break;
          }
          case "shrink":
            expectSame(given.toSorted(), blossom?.vertices.filter((v) => v !== next.b).toSorted());
            break;
          case "islands":
            expectSame(
              given,
              Array.from({ length: problem.graph.n }, (_, v) => v + 1).filter((v) => after.partOf(v) === 1),
            );
            break;
          case "barrier":
            expectSame(
              given,
              Array.from({ length: problem.graph.n }, (_, v) => v + 1).filter((v) => after.partOf(v) === 2),
            );
            break;
          default:
            expect(given).toContain(next.a);
        }
      }
    }
    for (const step of ["grow", "close", "base", "shrink", "meet", "pass", "islands", "barrier"])
      expect(asked.get(step) ?? 0, step).toBeGreaterThan(3);
  });
});

describe("an exercise", () => {
  testOwnSolutions(exercises, () => ["", "x", "999", "0"], 40);

  test("on blossoms takes the set in any order, and no other set", () => {
    const task = exercises["members"](0);
    const right = task.solution[0].split(" ");
    expect(task.grade([right.toReversed().join(", ")]).right).toBe(true);
    for (let k = 0; k < right.length; k++)
      expectSame(task.grade([right.toSpliced(k, 1).join(" ")]).right, false);
    expect(task.grade([[...right, "0", "8"].join(" ")]).right).toBe(false);
  });

  test("on barriers takes every set without which enough odd components are left, and no other", () => {
    for (let seed = 0; seed < 6; seed++) {
      const task = exercises["barrier"](seed);
      const [told = "", matched = ""] = task.given?.split(". ") ?? [];
      const pairsIn = (text: string) =>
        Array.from(text.matchAll(/(\d+)\D*–\D*(\d+)/g), ([, u, v]) => [Number(u), Number(v)] as const);
      const edges = pairsIn(told);
      const n = 10;
      const exposed = n - 2 * pairsIn(matched).length;
      expect(largestMatching(n, edges).filter((v) => v < 0)).toHaveLength(exposed);
      let accepted = 0;
      for (let bits = 1; bits < 1 << n; bits++) {
        const isIn = (v: number): boolean => ((bits >> v) & 1) === 0;
        const island = Array.from({ length: n }, (_, v) => v);
        for (const _ of island)
          for (const [u, v] of edges)
            if (isIn(u) && isIn(v)) island[u] = island[v] = Math.min(island[u], island[v]);
        const odd = island.filter(
          (name, v) =>
            name === v && isIn(v) && island.filter((other, w) => other === v && isIn(w)).length % 2 === 1,
        );
        const taken = island.flatMap((_, v) => (isIn(v) ? [] : [v]));
        const isProof = odd.length - taken.length === exposed;
        expectSame(task.grade([taken.join(" ")]).right, isProof);
        if (isProof) accepted++;
      }
      expect(accepted).toBeGreaterThanOrEqual(1);
    }
  });

  test("with blanks takes its own rows, and explains the first mistake", () => {
    const table = faded(10);
    expect(table.heads).toHaveLength(table.rows.length);
    expect(table.grade(table.rows).cells.flat().every(Boolean)).toBe(true);
    expect(table.grade([["8", "1", ""]])).toMatchObject({ cells: [[true, false, undefined]] });
  });
});

test("the search by kinds of edges stops on the eight vertices of its exercise with the matching that is drawn there", () => {
  const { graph, matching } = SHORTCUT;
  const program = programsOf("blossom", "wrong").find(({ name }) => name === "wrong-kind-of-edge.js");
  if (!program) throw new RangeError("there is no such program");
  const edges = graph.edges.map(({ u, v }) => [u, v]);
  expect(callerOf(program, "solve")([graph.n, edges])).toEqual({ kind: "value", value: [...matching] });
  expect(solveMatching(graph, "cardinality").matching.filter((v) => v < 0)).toHaveLength(0);
  const { solution, grade } = exercises["shortcut"](0);
  expect(grade(solution).right).toBe(true);
});
