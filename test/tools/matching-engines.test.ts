import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { MATCH_ENGINES } from "#src/tools/matching/engines.ts";
import { depth } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { optimumByTrying, readProvedGraphs } from "#test/support/given/matching-fixtures.ts";

const OBJECTIVES: readonly Objective[] = [
  "cardinality",
  "weight",
  "max-cardinality-weight",
  "min-weight",
  "perfect",
  "min-weight-perfect",
];
const GRAPHS = depth(2_000, 20_000);
/** Up to so many vertices every matching is tried as well, for every fourth graph. */
const MOST_TRIED = 12;

/** Sparse and dense, with few different weights or many, some of them negative. */
function randomGraph(random: () => number): Graph {
  const n = Math.floor(13 * random());
  const density = random();
  const range = random() < 0.5 ? 3 : 1000;
  const least = random() < 0.3 ? -range : 0;
  const edges: Graph["edges"][number][] = [];
  for (let u = 0; u < n; u++) {
    for (let v = u + 1; v < n; v++) {
      if (random() > density) continue;
      edges.push({ u, v, weight: least + Math.floor((range - least + 1) * random()) });
    }
  }
  return { n, edges };
}

describe("the fast engine and the taught one", () => {
  test("agree on thousands of random graphs, with certificates that hold, and with every matching tried", async () => {
    const [fast, taught] = await Promise.all([MATCH_ENGINES.fast(), MATCH_ENGINES.taught()]);
    const random = seededRandom(2026);
    for (let i = 0; i < GRAPHS; i++) {
      const graph = randomGraph(random);
      // Both check their certificates before they give anything.
      for (const objective of OBJECTIVES) {
        const [a, b] = [fast.solve(graph, objective), taught.solve(graph, objective)];
        expectSame(b.isImperfect, a.isImperfect, () => JSON.stringify(graph));
        const isFree = a.isImperfect ?? false;
        if (objective !== "weight") expectSame(b.size, a.size, () => JSON.stringify(graph));
        if (objective !== "cardinality" && !isFree)
          expectSame(b.weight, a.weight, () => JSON.stringify(graph));
        expectSame(b.certificate.gallaiEdmonds, a.certificate.gallaiEdmonds);
        if (graph.n > MOST_TRIED || i % 4 > 0) continue;
        const optimum = optimumByTrying(graph, objective);
        expectSame(isFree, optimum === undefined);
        if (optimum === undefined) continue;
        if (objective !== "weight") expectSame(b.size, optimum.size);
        if (objective !== "cardinality") expectSame(BigInt(b.weight), optimum.weight);
      }
    }
  });

  test("find the proved optima, where the weights are not too large for the taught one", async () => {
    const taught = await MATCH_ENGINES.taught();
    let solved = 0;
    for (const proved of readProvedGraphs()) {
      const graph = parseGraph(proved.text);
      for (const objective of OBJECTIVES) {
        if (taught.tooHeavy(graph, objective)) continue;
        const { size, weight, certificate } = taught.solve(graph, objective);
        solved++;
        if (objective !== "weight") expectSame(size, proved.size, proved.id);
        if (certificate.gallaiEdmonds) expectSame(certificate.gallaiEdmonds, proved.sets, proved.id);
        if (objective === "weight") expectSame(BigInt(weight), proved.weight, proved.id);
        if (objective === "max-cardinality-weight")
          expectSame(BigInt(weight), proved.maxCardinalityWeight, proved.id);
      }
    }
    expect(solved).toBeGreaterThan(150);
  });
});
