import { describe, expect, test } from "vitest";
import {
  checkCardinality,
  checkDual,
  checkMatching,
  type Dual,
} from "#algorithms/engines/matching/certificate.ts";
import {
  checkCertificate,
  type Solution,
  solveMatching,
} from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { GallaiEdmonds, Graph } from "#algorithms/engines/matching/graph.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { readProvedGraphs } from "#test/support/given/matching-fixtures.ts";

const proved = readProvedGraphs()
  .map(({ id, text }) => ({ id, graph: parseGraph(text) }))
  .filter(({ graph }) => graph.edges.length > 0);

const WEIGHED = ["weight", "max-cardinality-weight", "min-weight", "perfect", "min-weight-perfect"] as const;

const plus = (x: number | bigint, more: number): number | bigint =>
  typeof x === "bigint" ? x + BigInt(more) : x + more;

describe("a certificate", () => {
  test.each(proved)("of $id is refused when any number in its dual changes", ({ graph }) => {
    for (const objective of WEIGHED) {
      const { matching, certificate, isImperfect } = solveMatching(graph, objective);
      if (isImperfect) continue;
      const dual = certificate.dual as Dual;
      for (const change of [-1, 1]) {
        for (const v of dual.y.keys()) {
          // The least y is free where a single vertex is exposed: it has no part in the sum.
          if (objective !== "weight" && matching[v] === -1) continue;
          const y = dual.y.map((value, u) => (u === v ? plus(value, change) : value));
          expect(checkDual(graph, matching, { ...dual, y }, objective).holds).toBe(false);
        }
        for (const b of dual.blossoms.keys()) {
          const blossoms = dual.blossoms.map((one, c) =>
            b === c ? { ...one, z: plus(one.z, change) } : one,
          );
          expect(checkDual(graph, matching, { ...dual, blossoms }, objective).holds).toBe(false);
        }
      }
      for (const b of dual.blossoms.keys()) {
        const blossoms = dual.blossoms.filter((_, c) => b !== c);
        expect(checkDual(graph, matching, { ...dual, blossoms }, objective).holds).toBe(false);
      }
    }
  });

  test.each(proved)(
    "of $id for the least weight bounds every edge from below, as it is told",
    ({ graph }) => {
      for (const objective of ["min-weight", "min-weight-perfect"] as const) {
        const { matching, weight, certificate, isImperfect } = solveMatching(graph, objective);
        if (isImperfect) continue;
        const { y, blossoms } = certificate.dual as Dual;
        const isInside = ({ vertices }: Dual["blossoms"][number], u: number, v: number) =>
          vertices.includes(u) && vertices.includes(v);
        for (const { u, v, weight: own } of graph.edges) {
          const z = blossoms.filter((blossom) => isInside(blossom, u, v));
          const price = z.reduce((sum, each) => sum - BigInt(each.z), BigInt(y[u]) + BigInt(y[v]));
          const bound = 2n * BigInt(own);
          expect(matching[u] === v ? price === bound : price <= bound).toBe(true);
        }
        let sum = 0n;
        for (const [v, mate] of matching.entries()) {
          if (mate >= 0) sum += BigInt(y[v]);
          else expect(y.every((value) => value <= y[v])).toBe(true);
        }
        for (const { vertices, z } of blossoms) sum -= BigInt(z) * BigInt((vertices.length - 1) / 2);
        expect(sum).toBe(2n * BigInt(weight));
      }
    },
  );

  test("that there is no perfect matching is refused where there is one, and for a set that proves nothing", () => {
    const path = parseGraph("4\n0 1\n1 2\n2 3\n");
    const { matching, certificate } = solveMatching(path, "cardinality");
    expect(checkCertificate(path, "perfect", matching, certificate).holds).toBe(false);
    const star = parseGraph("4\n0 1\n0 2\n0 3\n");
    const none = solveMatching(star, "perfect");
    expect(none.isImperfect).toBe(true);
    expect(checkCertificate(star, "perfect", none.matching, none.certificate).holds).toBe(true);
    const sets = { d: [0, 1, 2, 3], a: [], c: [] };
    expect(checkCertificate(star, "perfect", none.matching, { gallaiEdmonds: sets }).holds).toBe(false);
    expect(checkCertificate(star, "min-weight-perfect", none.matching, {}).holds).toBe(false);
  });

  test.each(proved)("of $id is refused for a matching that lacks an edge", ({ graph }) => {
    const { matching, certificate } = solveMatching(graph, "cardinality");
    for (const u of matching.keys()) {
      const v = matching[u];
      if (v < 0) continue;
      const less = matching.slice();
      less[u] = -1;
      less[v] = -1;
      const sets = certificate.gallaiEdmonds as GallaiEdmonds;
      expect(checkCardinality(graph, less, sets).holds).toBe(false);
    }
  });

  test.each(proved)("of $id is refused when a vertex goes to another set", ({ graph }) => {
    const { matching, certificate } = solveMatching(graph, "cardinality");
    const { d, a, c } = certificate.gallaiEdmonds as GallaiEdmonds;
    for (const v of d) {
      const moved = { d: d.filter((u) => u !== v), a, c: [...c, v] };
      expect(checkCardinality(graph, matching, moved).holds).toBe(false);
    }
    for (const v of a) {
      const moved = { d, a: a.filter((u) => u !== v), c: [...c, v] };
      expect(checkCardinality(graph, matching, moved).holds).toBe(false);
    }
    expect(checkCardinality(graph, matching, { d, a, c: c.slice(1) }).holds).toBe(c.length === 0);
  });

  test("needs every part for its objective", () => {
    const graph = (proved[0] as { graph: Graph }).graph;
    const { matching, certificate } = solveMatching(graph, "max-cardinality-weight") satisfies Solution;
    const { gallaiEdmonds, dual } = certificate as { gallaiEdmonds: GallaiEdmonds; dual: Dual };
    const holds = (parts: object): boolean =>
      checkCertificate(graph, "max-cardinality-weight", matching, parts).holds;
    expect([holds({ gallaiEdmonds, dual }), holds({ dual }), holds({ gallaiEdmonds })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("what is no certificate", () => {
  const path: Graph = {
    n: 4,
    edges: [
      { u: 0, v: 1, weight: 2 },
      { u: 1, v: 2, weight: 3 },
      { u: 2, v: 3, weight: 2 },
    ],
  };
  const mate = Int32Array.of(1, 0, 3, 2);
  const reason = (dual: Dual): string => checkDual(path, mate, dual, "weight").reason;

  test("is told with its reason", () => {
    expect(checkDual(path, mate, { y: [1, 3, 3, 1], blossoms: [] }, "weight")).toEqual({
      holds: true,
      reason: "2 · weight 8 = dual sum 8",
    });
    expect(reason({ y: [2, 2, 2, 2], blossoms: [] })).toBe(
      "the edge 1–2 has the slack 2 + 2 + 0 − 2 · 3 = -2",
    );
    expect(reason({ y: [2, 3, 3, 1], blossoms: [] })).toBe("2 · weight 8 < dual sum 9");
    expect(reason({ y: [-1, 5, 3, 1], blossoms: [] })).toBe("y(0) = -1 is less than 0");
    expect(reason({ y: [1, 3, 3], blossoms: [] })).toBe("there are 3 numbers y for 4 vertices");
    expect(reason({ y: [1, 3, 3, 0.5], blossoms: [] })).toBe("y(3) = 0.5 is no whole number");
    const blossoms = [{ vertices: [0, 1], z: 1 }];
    expect(reason({ y: [1, 3, 3, 1], blossoms })).toBe("a blossom has 2 vertices, not an odd number from 3");
    const overlap = [
      { vertices: [0, 1, 2], z: 1 },
      { vertices: [1, 2, 3], z: 1 },
    ];
    expect(reason({ y: [1, 3, 3, 1], blossoms: overlap })).toBe("the blossom 1 2 3 overlaps another one");
  });

  test("may be the matching", () => {
    expect(checkMatching(path, Int32Array.of(1, 0, -1, -1)).holds).toBe(true);
    expect(checkMatching(path, Int32Array.of(2, -1, 0, -1)).holds).toBe(false);
    expect(checkMatching(path, Int32Array.of(1, 2, 1, -1)).holds).toBe(false);
    expect(checkMatching(path, Int32Array.of(1, 0)).holds).toBe(false);
  });

  test("may be a perfect one that is not", () => {
    const dual = { y: [1, 3, 3, 1], blossoms: [] };
    expect(checkDual(path, mate, dual, "perfect").holds).toBe(true);
    expect(checkDual(path, Int32Array.of(1, 0, -1, -1), dual, "perfect").reason).toBe("vertex 2 is exposed");
  });
});
