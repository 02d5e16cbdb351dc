import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { checkDual } from "#algorithms/engines/matching/certificate.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { checkCertificate, solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { exercises, faded } from "#algorithms/lessons/weighted-blossom/asked/questions.ts";
import {
  entriesOf,
  farthest,
  type Regions,
  regionsOf,
  stateOf,
  stopsOf,
} from "#algorithms/lessons/weighted-blossom/figure/state.ts";
import { lesson } from "#algorithms/lessons/weighted-blossom/lesson.ts";
import { compare, ZERO } from "#algorithms/lessons/weighted-blossom/pair.ts";
import { isProved } from "#algorithms/lessons/weighted-blossom/plain.ts";
import {
  firstTooHeavy,
  format,
  OBJECTIVES,
  parse,
  type Result,
  random,
} from "#algorithms/lessons/weighted-blossom/problem.ts";
import { solve } from "#algorithms/lessons/weighted-blossom/solve.ts";
import { asks, steps } from "#algorithms/lessons/weighted-blossom/steps.ts";
import { plainDual, solveWeighted } from "#algorithms/lessons/weighted-blossom/taught.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { greedyWeight, optimaByTrying, readProvedGraphs } from "#test/support/given/matching-fixtures.ts";

const objectives = ["weight", "max-cardinality-weight"] as const;

/** Few different weights make ties and blossoms, many make nests of blossoms. */
const weightKinds = [
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: -10, max: 20 }),
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
];

function graphs(most: number): fc.Arbitrary<Graph> {
  const drawn = fc.record({
    n: fc.integer({ min: 0, max: most }),
    kind: fc.constantFrom(...weightKinds),
    chance: fc.constantFrom(20, 50, 80, 100),
  });
  return drawn.chain(({ n, kind, chance }) => {
    const pairs = (n * (n - 1)) / 2;
    const dice = fc.tuple(kind, fc.integer({ min: 1, max: 100 }));
    return fc.array(dice, { minLength: pairs, maxLength: pairs }).map((rolls) => ({
      n,
      edges: Array.from({ length: n }, (_, u) => Array.from({ length: u }, (_, v) => [v, u] as const))
        .flat()
        .flatMap(([u, v], i) => {
          const [weight, roll] = rolls[i];
          return roll <= chance ? [{ u, v, weight }] : [];
        }),
    }));
  });
}

function example(name: string): string {
  return readFileSync(`algorithms/lessons/weighted-blossom/inputs/${name}.txt`, "utf8");
}

function perfect(graph: Graph): Result {
  return solve({ graph, objective: "perfect" }, silentRecorder(steps, asks));
}

function weightOf({ edges }: Graph, mate: Int32Array): bigint {
  return edges.reduce((sum, { u, v, weight }) => sum + (mate[u] === v ? BigInt(weight) : 0n), 0n);
}

function sizeOf(mate: Int32Array): number {
  return mate.filter((v) => v >= 0).length / 2;
}

/** The components of odd size, without the vertices of the barrier. */
function oddComponents({ n, edges }: Graph, barrier: readonly number[]): number {
  const leader = Array.from({ length: n }, (_, v) => v);
  const find = (v: number): number => (leader[v] === v ? v : find(leader[v]));
  for (const { u, v } of edges) if (!barrier.includes(u) && !barrier.includes(v)) leader[find(u)] = find(v);
  const sizes = new Map<number, number>();
  for (let v = 0; v < n; v++) if (!barrier.includes(v)) sizes.set(find(v), (sizes.get(find(v)) ?? 0) + 1);
  return [...sizes.values()].filter((size) => size % 2 === 1).length;
}

describe("the taught algorithm", () => {
  test("agrees with every matching tried, for each objective, on 3,000 graphs of up to 8 vertices", () => {
    fc.assert(
      fc.property(graphs(8), (graph) => {
        const optima = optimaByTrying(graph);
        const heaviest = solveWeighted(graph, "weight").matching;
        expectSame(weightOf(graph, heaviest), optima.weight);
        const largest = solveWeighted(graph, "max-cardinality-weight").matching;
        expectSame([sizeOf(largest), weightOf(graph, largest)], [optima.size, optima.maxCardinalityWeight]);
        const result = perfect(graph);
        if (optima.perfectWeight === undefined) {
          const barrier = result.barrier as readonly number[];
          expect(oddComponents(graph, barrier)).toBeGreaterThan(barrier.length);
        } else {
          expectSame(weightOf(graph, result.mate), optima.perfectWeight);
          expectSame(
            checkDual(graph, result.mate, plainDual(result, graph, "perfect"), "perfect").holds,
            true,
          );
        }
      }),
      { numRuns: tries(3000) },
    );
  });

  test("agrees with the fast solver on 3,000 graphs of up to 16 vertices, with certificates that hold", () => {
    fc.assert(
      fc.property(graphs(16), (graph) => {
        for (const objective of objectives) {
          const { matching, ...certificate } = solveWeighted(graph, objective);
          const fast = solveMatching(graph, objective);
          expectSame(
            [sizeOf(matching), weightOf(graph, matching)],
            objective === "weight"
              ? [sizeOf(matching), BigInt(fast.weight)]
              : [fast.size, BigInt(fast.weight)],
          );
          expect(checkCertificate(graph, objective, matching, certificate)).toMatchObject({ holds: true });
        }
      }),
      { numRuns: tries(3000) },
    );
  });

  const proved = readProvedGraphs().map((one) => ({ ...one, graph: parseGraph(one.text) }));
  const light = proved.filter(({ graph }) => objectives.every((o) => firstTooHeavy(graph, o) < 0));
  const heavy = proved.filter(({ graph }) => firstTooHeavy(graph, "weight") >= 0);

  test.each(light.filter(({ edgeCount }) => edgeCount <= 3000))(
    "finds the proved optima of $id, $family",
    ({ graph, weight, maxCardinalityWeight, size, sets }) => {
      expect(weightOf(graph, solveWeighted(graph, "weight").matching)).toBe(weight);
      const { matching, gallaiEdmonds, dual } = solveWeighted(graph, "max-cardinality-weight");
      expect([sizeOf(matching), weightOf(graph, matching)]).toEqual([size, maxCardinalityWeight]);
      expect(gallaiEdmonds).toEqual(sets);
      expect(checkDual(graph, matching, dual, "max-cardinality-weight").holds).toBe(true);
    },
  );

  test.each(heavy)("refuses the weights of $id", ({ graph }) => {
    for (const objective of objectives) expect(() => solveWeighted(graph, objective)).toThrow(RangeError);
  });

  test("solves thousands of vertices in chained triangles, and a nest of 500, without recursion", () => {
    const triangles = depth(1000, 3000);
    const chain = Array.from({ length: triangles }, (_, t) => [
      { u: 3 * t, v: 3 * t + 1, weight: 5 + (t % 7) },
      { u: 3 * t, v: 3 * t + 2, weight: 4 + (t % 5) },
      { u: 3 * t + 1, v: 3 * t + 2, weight: 6 + (t % 3) },
      ...(t > 0 ? [{ u: 3 * t - 1, v: 3 * t, weight: 8 + (t % 4) }] : []),
    ]).flat();
    const nest = Array.from({ length: 500 }, (_, t) => [
      { u: 2 * t, v: 2 * t + 1, weight: 2000 - t },
      { u: 2 * t, v: 2 * t + 2, weight: 2000 - t },
      { u: 2 * t + 1, v: 2 * t + 2, weight: 2000 - t },
    ]).flat();
    const deep = solveWeighted({ n: 1001, edges: nest }, "max-cardinality-weight");
    expect(deep.dual.blossoms.map(({ vertices }) => vertices.length)).toContain(1001);
    for (const graph of [
      { n: 3 * triangles, edges: chain },
      { n: 1001, edges: nest },
    ]) {
      const { matching, ...certificate } = solveWeighted(graph, "weight");
      expect(checkCertificate(graph, "weight", matching, certificate)).toMatchObject({ holds: true });
    }
  });

  test("opens T-blossoms, nested ones too, on random points", () => {
    let [opened, nested] = [0, 0];
    for (let seed = 0; seed < tries(60); seed++) {
      const problem = { ...drawn(generateGraph("geometric", 14, seed).graph), objective: "perfect" as const };
      const { trace, result } = record(lesson, problem);
      check(lesson, problem, result as Result);
      for (let k = 1; trace.occurrence("open", k) > 0; k++) {
        const position = trace.occurrence("open", k);
        const blossom = stateOf(problem, trace.cursor().seek(position - 1)).blossoms.find(
          ({ node }) => node === trace.stepAt(position).a,
        );
        opened++;
        if ((blossom?.height ?? 0) > 0) nested++;
      }
    }
    expect(opened).toBeGreaterThan(depth(0, 10));
    expect(nested).toBeGreaterThan(0);
  });
});

describe("the bounds", () => {
  test("of a picture are those of the algorithm, on 150 runs for each objective", () => {
    for (let seed = 0; seed < tries(150); seed++) {
      for (const objective of OBJECTIVES) {
        const problem = { ...random(seed, 5 + (seed % 8)), objective };
        const { trace } = record(lesson, problem);
        const cursor = trace.cursor();
        for (let k = 1; trace.occurrence("bounds", k) > 0; k++) {
          const position = trace.occurrence("bounds", k);
          const stops = stopsOf(problem, stateOf(problem, cursor.seek(position - 1)));
          const entry = entriesOf(cursor.seek(position)).at(-1);
          const own = [1, 2, 3, 4].map((i) => stops.find((stop) => stop.i === i)?.delta);
          expectSame(entry?.bounds, own);
          expectSame(entry?.change, k);
          // What is tight has been followed before, so every change moves something.
          expect(compare(stops[0]?.delta ?? [1, 0], ZERO)).toBeGreaterThan(0);
          expectSame(entry?.least === 0 ? undefined : entry?.bounds[entry.least - 1], stops[0]?.delta);
        }
      }
    }
  });

  test("are whole numbers, and fees are even", () => {
    for (let seed = 0; seed < tries(100); seed++) {
      const problem = random(seed, 12);
      const { trace } = record(lesson, problem);
      const cursor = trace.cursor();
      for (const position of trace.marks("stage")) {
        for (const { z } of stateOf(problem, cursor.seek(position)).blossoms) expectSame(z[1] % 2, 0);
      }
    }
  });
});

describe("discs and moats", () => {
  const problem = parse(example("points"));
  const c = farthest(problem) as number;

  test("belong to graphs whose weights are distances, and to no others", () => {
    expect(c).toBe(400);
    expect(farthest(parse(example("first")))).toBeUndefined();
    expect(farthest(parse(example("points").replace("1 2 ", "1 2 9")))).toBeUndefined();
    expect(farthest({ ...problem, given: false })).toBeUndefined();
  });

  test("never overlap, and touch at tight edges", () => {
    const { trace } = record(lesson, problem);
    const cursor = trace.cursor();
    let touching = 0;
    for (let position = 1; position <= trace.length; position++) {
      const state = stateOf(problem, cursor.seek(position));
      const { radius, moats } = regionsOf(state, c) as Regions;
      for (const [e, { u, v, weight }] of problem.graph.edges.entries()) {
        let between = 400 - Number(weight) - radius[u] - radius[v];
        for (const [i, { vertices }] of state.blossoms.entries())
          if (vertices.includes(u) !== vertices.includes(v)) between -= moats[i];
        expect(between).toBeGreaterThanOrEqual(0);
        expectSame(between === 0, state.isTight(e));
        if (between === 0) touching++;
      }
    }
    expect(touching).toBeGreaterThan(100);
  });

  test("add up to the length of the matching in the end", () => {
    const { trace, result } = record(lesson, problem);
    const state = stateOf(problem, trace.cursor().seek(trace.length));
    const { radius, moats } = regionsOf(state, c) as Regions;
    const sum = [...radius, ...moats].reduce((a, b) => a + b, 0);
    const length = problem.graph.edges.reduce(
      (all, { u, v, weight }) => all + (result?.mate[u] === v ? 400 - Number(weight) : 0),
      0,
    );
    expect(sum).toBe(length);
  });

  test("are not drawn where a radius would be negative", () => {
    const state = stateOf(problem, record(lesson, problem).trace.cursor().seek(1));
    expect(regionsOf(state, 354)).toBeUndefined();
    expect(regionsOf(state, 355)).toBeDefined();
  });
});

describe("the input", () => {
  test("says what is wanted in its first line, and keeps it", () => {
    for (const objective of OBJECTIVES) {
      const problem = parse(`\n  objective: ${objective.toUpperCase()}\n0 1 5\n`);
      expectSame([problem.objective, problem.graph.edges], [objective, [{ u: 0, v: 1, weight: 5 }]]);
      expectSame(parse(format(problem)), problem);
    }
    expect(parse("0 1 5").objective).toBe("weight");
    expect(parse('objective: perfect\n{"n":2,"edges":[[0,1,7]]}').graph.edges[0]?.weight).toBe(7);
  });

  test("counts lines and columns as the reader does", () => {
    const mistake = (text: string): readonly [number, number] => {
      try {
        parse(text);
      } catch (error) {
        if (error instanceof InputError) return [error.line, error.column];
      }
      throw new Error("no mistake was found");
    };
    expect(mistake("objective: best\n0 1 5")).toEqual([1, 12]);
    expect(mistake("objective:\n0 1 5")).toEqual([1, 11]);
    expect(mistake("objective: perfect\n0 1 5\n1 1 4")[0]).toBe(3);
    expect(mistake("objective: perfect\n0 1 5\n  1 2 1000001")).toEqual([3, 7]);
    expect(mistake("0 1 99999999999999999999")).toEqual([1, 5]);
    expect(mistake("0 100 3")[0]).toBe(1);
  });
});

describe("what the article says", () => {
  const { graph } = parse(example("first"));

  test("of its first graph: 48 matchings, 27 by greed, 30 at best, and 27 with four edges", () => {
    const disjoint = Array.from({ length: 2 ** graph.edges.length }, (_, set) =>
      graph.edges.filter((_, e) => (set >> e) & 1).flatMap(({ u, v }) => [u, v]),
    ).filter((ends) => new Set(ends).size === ends.length);
    const optima = optimaByTrying(graph);
    expect([greedyWeight(graph), disjoint.length, optima.weight, optima.perfectWeight]).toEqual([
      27,
      48,
      30n,
      27n,
    ]);
    expect(parse(example("pairs")).graph).toEqual(graph);
  });

  test("of its faded table", () => {
    const table = faded(8);
    // The state is read from its words, and worked out by hand from there.
    const told =
      /S are (.*?); T (.*?); without label (.*?)\. Edges, with their weights: (.*?)\. Matched are (.*?)\.$/.exec(
        table.given ?? "",
      );
    const [, s = "", t = "", none = "", edges = "", pairs = ""] = told ?? [];
    const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
    const priced = (text: string) => text.split(", ").map((each) => numbers(each) as [number, number]);
    const label = new Map<number, string>([
      ...priced(s).map(([v]) => [v, "S"] as const),
      ...priced(t).map(([v]) => [v, "T"] as const),
    ]);
    const y = new Map<number, number>([s, t, none].flatMap(priced));
    const list = edges.split(", ").map(numbers);
    const slack = (u: number, v: number): number => {
      const [, , weight] = list.find(([a, b]) => (a === u && b === v) || (a === v && b === u)) as number[];
      return (y.get(u) ?? 0) + (y.get(v) ?? 0) - 2 * weight;
    };
    expect(table.rows.map((row) => row.map(Number))).toEqual(
      list.map(([u, v]) => {
        const kind = [label.get(u) ?? "", label.get(v) ?? ""].sort().join("");
        if (kind === "S") return [slack(u, v), 2, slack(u, v)];
        return kind === "SS" ? [slack(u, v), 3, slack(u, v) / 2] : [slack(u, v), 0, 0];
      }),
    );
    // It is a state that a search can reach: slacks, matched edges, one parity, and a tight edge that leads to T.
    const matched = pairs.split(", ").map(numbers);
    expect(list.every(([u, v]) => slack(u, v) >= 0)).toBe(true);
    expect(matched.every(([u, v]) => slack(u, v) === 0)).toBe(true);
    expect(new Set([...label.keys()].map((v) => (y.get(v) ?? 0) % 2)).size).toBe(1);
    const exposed = [...y.keys()].filter((v) => !matched.flat().includes(v));
    expect(exposed.every((v) => y.get(v) === Math.min(...y.values()) && label.get(v) === "S")).toBe(true);
    expect(
      exposed.some((v) => list.some(([a, b]) => a === v && label.get(b) === "T" && slack(a, b) === 0)),
    ).toBe(true);
    expect(matched.some(([a, b]) => (label.get(a) === "T" ? label.get(b) : label.get(a)) === "S")).toBe(true);
    expect(table.grade(table.rows).cells.flat()).not.toContain(false);
    expect(table.grade([["6", "", "-"]])).toMatchObject({ cells: [[false, undefined, false]] });
    expect(
      table
        .grade(
          table.rows.map(([slack, ...rest]) => [slack, ...rest.map((text) => (text === "0" ? "–" : text))]),
        )
        .cells.flat(),
    ).not.toContain(false);
  });
});

describe("the plain check", () => {
  const claimOf = (graph: Graph) => {
    const { mate, y, blossoms } = solve(
      { ...drawn(graph), objective: "weight" },
      silentRecorder(steps, asks),
    ) as Result;
    return {
      edges: graph.edges.map(({ u, v, weight }) => [u, v, Number(weight)] as const),
      mate: Array.from(mate),
      y: y.map(([, price]) => price),
      blossoms: blossoms.map(({ vertices, z }) => ({ vertices, z: z[1] })),
    };
  };

  test("accepts what the algorithm proves, and no matching that weighs less, nor other prices", () => {
    fc.assert(
      fc.property(graphs(8), (graph) => {
        const claim = claimOf(graph);
        expect(isProved(claim)).toBe(true);
        const best = optimaByTrying(graph).weight;
        for (const [u, v, weight] of claim.edges) {
          if (claim.mate[u] !== v) continue;
          const less = claim.mate.with(u, -1).with(v, -1);
          expect(isProved({ ...claim, mate: less })).toBe(weight === 0);
        }
        for (const v of claim.y.keys()) {
          expect(isProved({ ...claim, y: claim.y.with(v, claim.y[v] + 1) })).toBe(false);
          expect(isProved({ ...claim, y: claim.y.with(v, claim.y[v] - 1) })).toBe(false);
        }
        expect(claim.edges.reduce((sum, [u, v, w]) => sum + (claim.mate[u] === v ? w : 0), 0)).toBe(
          Number(best),
        );
      }),
      { seed: 3, numRuns: tries(300) },
    );
  });

  test("refuses sets that are even, negative prices, and partners without an edge", () => {
    const triangle = {
      edges: [
        [0, 1, 1],
        [0, 2, 1],
        [1, 2, 1],
      ] as const,
      mate: [1, 0, -1],
      y: [0, 0, 0],
      blossoms: [{ vertices: [0, 1, 2], z: 2 }],
    };
    expect(isProved(triangle)).toBe(true);
    expect(isProved({ ...triangle, blossoms: [{ vertices: [0, 1], z: 2 }] })).toBe(false);
    expect(isProved({ ...triangle, mate: [1, 2, -1] })).toBe(false);
    expect(isProved({ edges: [[0, 1, 0]], mate: [1, 0, 3, 2], y: [0, 0, 0, 0], blossoms: [] })).toBe(false);
  });
});

describe("the wrong program", () => {
  const task = exercises["local"](0);

  test("gets stuck on the path of five edges, and never on fewer than three disjoint edges", () => {
    expect(task.grade(["0-1:7, 1-2:10, 2-3:7, 3-4:10, 4-5:7"])).toMatchObject({ right: true });
    expect(task.grade(["0-1:7, 1-2:10, 2-3:7, 3-4:10, 4-5:7"]).reason).toMatch(/weight 20\..* weigh 21/);
    expect(task.grade(["0-1:3, 1-2:10, 2-3:11, 2-4:12, 3-4:8, 3-5:11, 4-6:7, 5-6:12, 6-7:1"]).right).toBe(
      false,
    );
    expect(task.grade(["0-1:3 1-2:5 2-3:3"]).reason).toMatch(/weight 6/);
  });

  test("is judged as trying every matching judges it", () => {
    let stuck = 0;
    fc.assert(
      fc.property(graphs(7), (graph) => {
        const edges = graph.edges.filter(({ weight }) => Number(weight) >= 0 && Number(weight) <= 1000);
        if (edges.length === 0) return;
        const typed = edges.map(({ u, v, weight }) => `${u}-${v}:${weight}`).join(", ");
        const best = Number(optimaByTrying({ n: graph.n, edges }).weight);
        const { right, reason } = task.grade([typed]);
        if (right) stuck++;
        expect(reason).toContain(right ? `weigh ${best}.` : `weight ${best},`);
      }),
      { seed: 5, numRuns: tries(400) },
    );
    expect(stuck).toBeGreaterThan(0);
  });

  test("says what is wrong with what is typed", () => {
    for (const [typed, said] of [
      ["", /weights/],
      ["0-1", /not an edge/],
      ["0-10:3", /0 to 9/],
      ["0-1:2000", /2000/],
      ["0-1:1, 1-0:2", /twice/],
    ] as const)
      expect(task.grade([typed]).reason).toMatch(said);
  });
});

test("the first graph has as many matchings as the article says, and the best one weighs what it says", () => {
  const article = readFileSync(
    new URL("../../content/lessons/en/weighted-blossom.mdx", import.meta.url),
    "utf8",
  );
  const row = (name: string): string[] =>
    (new RegExp(`^\\| ${name} \\| (.*) \\|$`, "m").exec(article)?.[1] ?? "").split(" | ");
  const edges = row("edge").map((text, i) => [...text.split("–").map(Number), Number(row("weight")[i])]);
  const matchings: number[][] = [[]];
  for (const [i, [u, v]] of edges.entries())
    for (const matching of [...matchings])
      if (matching.every((j) => ![u, v].some((x) => edges[j].slice(0, 2).includes(x))))
        matchings.push([...matching, i]);
  expect(article).toContain(`There are ${matchings.length} matchings`);
  const best = Math.max(...matchings.map((matching) => matching.reduce((sum, j) => sum + edges[j][2], 0)));
  expect(article).toContain(`The best is ${best}:`);
});

describe("the exercises", () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);

  test.each(Object.keys(exercises))("%s accepts its own solution and no nonsense", (name) => {
    for (const seed of seeds) {
      const task = exercises[name](seed);
      expect(task.grade(task.solution), task.prompt).toMatchObject({ right: true });
      expectSame(task.grade(task.fields.map(() => "")).right, false);
      expectSame(task.grade(task.fields.map(() => "77")).right, false);
      expect(task.solution).toHaveLength(task.fields.length);
    }
  });

  test("on the first changes has those of a run that was worked by hand", () => {
    // 1–3 is tight. Half the slack of 0–4 is 5, but 0–3 and 3–4 have a slack of 4; then that of 0–4 is 2, between two S.
    const task = exercises["changes"]?.(0);
    expect(task.given).toContain(
      "0–1 (6), 1–2 (1), 2–3 (5), 3–4 (13), 0–4 (10), 0–3 (13), 1–4 (5), 1–3 (15)",
    );
    expect(task.solution).toEqual(["4", "1"]);
    expect(task.grade(["5", "1"])).toMatchObject({
      right: false,
      reason: expect.stringContaining("least bound"),
    });
    expect(task.grade(["4", "2"])).toMatchObject({
      right: false,
      reason: expect.stringContaining("S pays 4 less"),
    });
  });

  test("accept every edge that is as near as the nearest, either end first", () => {
    for (const seed of seeds) {
      const task = exercises["tight"]?.(seed);
      const [p = "", q = "", delta = ""] = task.solution;
      expectSame(task.grade([q, p, delta]).right, true);
      expectSame(task.grade([p, q, String(Number(delta) + 1)]).right, false);
      expectSame(task.grade([p, p, delta]).right, false);
    }
  });
});
