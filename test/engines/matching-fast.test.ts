import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oddWithout } from "#algorithms/engines/matching/components.ts";
import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { solveMatrix } from "#algorithms/engines/matching/fast/solve-matrix.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import {
  allGraphs,
  optimaByTrying,
  optimumByTrying,
  readProvedGraphs,
} from "#test/support/given/matching-fixtures.ts";

const objectives: readonly Objective[] = ["cardinality", "weight", "max-cardinality-weight"];

/** Small whole numbers make ties, long ones need several limbs. */
const weightKinds = [
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: -10, max: 20 }),
  fc.integer({ min: 1, max: 1000 }),
  fc.bigInt({ min: -(2n ** 150n), max: 2n ** 150n }),
  fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -3, max: 3 })).map(
    // Digits of which the first is often equal, and the second carries.
    ([high, low]) => BigInt(high) * 2n ** 36n + BigInt(low) * 2n ** 35n,
  ),
];

function graphs(most: number): fc.Arbitrary<Graph> {
  return fc
    .record({
      n: fc.integer({ min: 0, max: most }),
      kind: fc.constantFrom(...weightKinds),
      chance: fc.constantFrom(20, 50, 80, 100),
    })
    .chain(({ n, kind, chance }) =>
      fc
        .array(fc.tuple(kind, fc.integer({ min: 1, max: 100 })), {
          minLength: (n * (n - 1)) / 2,
          maxLength: (n * (n - 1)) / 2,
        })
        .map((drawn) => ({ n, edges: edgesOf(n, drawn, chance) })),
    );
}

function edgesOf(
  n: number,
  drawn: readonly (readonly [number | bigint, number])[],
  chance: number,
): Graph["edges"] {
  const pairs = Array.from({ length: n }, (_, u) =>
    Array.from({ length: n - u - 1 }, (_, i) => [u, u + i + 1] as const),
  ).flat();
  return pairs.flatMap(([u, v], i) => {
    const [weight, dice] = drawn[i];
    return dice <= chance ? [{ u, v, weight }] : [];
  });
}

describe("the fast solver", () => {
  const proved = readProvedGraphs();
  test("is tested on 68 graphs", () => expect(proved.length).toBe(68));

  test.each(proved)("finds the proved optima of $id, $family", ({ text, size, ...optima }) => {
    const graph = parseGraph(text);
    const largest = solveMatching(graph, "cardinality");
    expect([largest.size, largest.certificate.gallaiEdmonds]).toEqual([size, optima.sets]);
    expect(BigInt(solveMatching(graph, "weight").weight)).toBe(optima.weight);
    const both = solveMatching(graph, "max-cardinality-weight");
    expect([both.size, BigInt(both.weight)]).toEqual([size, optima.maxCardinalityWeight]);
    expect(both.certificate.gallaiEdmonds).toEqual(optima.sets);
  });

  test("agrees with every matching tried, on 20,000 graphs of up to 10 vertices", () => {
    fc.assert(
      fc.property(graphs(10), (graph) => {
        const optima = optimaByTrying(graph);
        const [largest, heaviest, both] = objectives.map((objective) => solveMatching(graph, objective));
        expectSame(largest?.size, optima.size);
        expectSame(BigInt(heaviest?.weight ?? -1), optima.weight);
        expectSame([both?.size, BigInt(both?.weight ?? -1)], [optima.size, optima.maxCardinalityWeight]);
      }),
      { numRuns: tries(20_000) },
    );
  });

  test.each(["min-weight", "perfect", "min-weight-perfect"] as const)(
    "%s: agrees with every matching tried, on all graphs of up to five vertices and on random ones",
    (objective) => {
      const isRight = (graph: Graph): void => {
        const optimum = optimumByTrying(graph, objective);
        const { size, weight, certificate, isImperfect, matching } = solveMatching(graph, objective);
        expectSame(isImperfect ?? false, optimum === undefined, () => JSON.stringify(graph));
        if (optimum) expectSame([size, BigInt(weight)], [optimum.size, optimum.weight]);
        else {
          // The barrier of Tutte, counted here by itself.
          const { a = [] } = certificate.gallaiEdmonds ?? {};
          expect(oddWithout(graph, new Set(a))).toBeGreaterThan(a.length);
          expect(certificate.dual).toBeUndefined();
          expect(matching).toContain(-1);
        }
      };
      for (let n = 0; n <= depth(5, 6); n++)
        for (const { edges } of allGraphs(n)) {
          isRight({ n, edges: edges.map((edge, i) => ({ ...edge, weight: ((7 * i) % 5) - 2 })) });
        }
      fc.assert(fc.property(graphs(8), isRight), { numRuns: tries(5000) });
    },
  );

  test("the same matching cannot be both: negated weights change the sides", () => {
    fc.assert(
      fc.property(graphs(9), ({ n, edges }) => {
        const turned = { n, edges: edges.map((edge) => ({ ...edge, weight: -BigInt(edge.weight) })) };
        const [least, most] = [
          solveMatching({ n, edges }, "min-weight"),
          solveMatching(turned, "max-cardinality-weight"),
        ];
        expectSame(BigInt(least.weight), -BigInt(most.weight));
      }),
      { numRuns: tries(1000) },
    );
  });

  test("finds the same weight on a matrix and on lists, on larger graphs", () => {
    for (const kind of ["sparse", "swiss", "nested", "triangles", "geometric"] as const) {
      const { graph } = generateGraph(kind, 90, 3);
      // A hundred vertices without edges more, and lists are used.
      const wide = { n: 700, edges: graph.edges };
      for (const objective of objectives) {
        const [a, b] = [solveMatching(graph, objective), solveMatching(wide, objective)];
        expectSame(
          [b.size, objective === "cardinality" || b.weight],
          [a.size, objective === "cardinality" || a.weight],
        );
      }
    }
  });

  test("keeps weights beyond 2^53 exact", () => {
    const big = 2n ** 200n;
    const edges = [
      { u: 0, v: 1, weight: big },
      { u: 1, v: 2, weight: 2n * big - 1n },
      { u: 2, v: 3, weight: big },
    ];
    expect(solveMatching({ n: 4, edges }, "weight").weight).toBe(2n * big);
    const heavier = edges.map((edge) => (edge.u === 1 ? { ...edge, weight: 2n * big + 1n } : edge));
    const heaviest = solveMatching({ n: 4, edges: heavier }, "weight");
    expect([heaviest.size, heaviest.weight]).toEqual([1, 2n * big + 1n]);
    expect(solveMatching({ n: 4, edges: heavier }, "max-cardinality-weight").weight).toBe(2n * big);
  });

  test.each(objectives)("%s: takes 3,000 chained triangles without recursion", (objective) => {
    const { graph } = generateGraph("triangles", 9000, 1);
    expect(solveMatching(graph, objective).size).toBeGreaterThan(4400);
  });

  test.each(objectives)("%s: takes a thousand nested blossoms", (objective) => {
    expect(solveMatching(generateGraph("nested", 2001, 2).graph, objective).size).toBe(1000);
  });
});

describe("the fast solver on a matrix", () => {
  function matrixOf({ n, edges }: Graph, limbs: (weight: bigint) => number[], k: number): Float64Array[] {
    const matrix = Array.from({ length: k }, () => new Float64Array(n * n));
    matrix[0]?.fill(Number.NEGATIVE_INFINITY);
    for (const { u, v, weight } of edges) {
      for (const [l, limb] of limbs(BigInt(weight)).entries()) {
        const target = matrix[l] as Float64Array;
        target[u * n + v] = limb;
        target[v * n + u] = limb;
      }
    }
    return matrix;
  }

  test("finds perfect matchings of the largest weight, or proves that there are none", () => {
    fc.assert(
      fc.property(graphs(10), (graph) => {
        fc.pre(graph.edges.every(({ weight }) => typeof weight === "number"));
        const matrix = matrixOf(graph, (weight) => [Number(weight)], 1);
        const { mate } = solveMatrix(graph.n, matrix, { isPerfect: true });
        const { perfectWeight } = optimaByTrying(graph);
        if (perfectWeight === undefined) expect(mate).toBeUndefined();
        else expectSame(weightOf(graph, mate), perfectWeight);
      }),
      { numRuns: tries(3000) },
    );
  });

  test("compares criteria one after the other", () => {
    const three = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2));
    const complete = fc.integer({ min: 1, max: 4 }).chain((half) =>
      fc
        .array(three, { minLength: half * (2 * half - 1), maxLength: half * (2 * half - 1) })
        .map((drawn) => ({
          n: 2 * half,
          // A thousand of one criterion count more than all of the next.
          edges: edgesOf(
            2 * half,
            drawn.map(([a, b, c]) => [a * 1_000_000 + b * 1000 + c, 1]),
            100,
          ),
        })),
    );
    fc.assert(
      fc.property(complete, (graph) => {
        const parts = (weight: bigint): number[] => [
          Number(weight / 1_000_000n),
          Number((weight / 1000n) % 1000n),
          Number(weight % 1000n),
        ];
        const { mate } = solveMatrix(graph.n, matrixOf(graph, parts, 3), { isPerfect: true });
        expectSame(weightOf(graph, mate), optimaByTrying(graph).perfectWeight);
      }),
      { numRuns: tries(1000) },
    );
  });

  test("says so when numbers are too large to be exact", () => {
    const huge = [[0, 1, 2 ** 53]].map(([u, v, weight]) => ({ u, v, weight })) as unknown as Graph["edges"];
    const matrix = matrixOf({ n: 2, edges: huge }, (weight) => [Number(weight)], 1);
    expect(() => solveMatrix(2, matrix, { isPerfect: true })).toThrow("too large");
  });

  test("refuses a matrix of another size", () => {
    expect(() => solveMatrix(3, [new Float64Array(4)], { isPerfect: false })).toThrow(RangeError);
  });
});

function weightOf({ edges }: Graph, mate: Int32Array | undefined): bigint | undefined {
  if (mate === undefined) return undefined;
  return edges.reduce((sum, { u, v, weight }) => (mate[u] === v ? sum + BigInt(weight) : sum), 0n);
}
