import { describe, expect, test } from "vitest";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { graphOf } from "#algorithms/engines/matching/numbering.ts";
import { matchingText } from "#algorithms/kit/graphs/matching-text.ts";
import { isBipartite, smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";

const keyOf = ({ n, edges }: Graph): string => `${n}: ${edges.map(({ u, v }) => `${u}${v}`).join(" ")}`;

describe("all small graphs", () => {
  test("are as many as there are, each once, and those with fewer vertices and edges come first", () => {
    const graphs = [...smallGraphs(5)];
    // 2^(n(n − 1)/2) for each n.
    expect(graphs).toHaveLength(1 + 1 + 2 + 8 + 64 + 1024);
    expect(new Set(graphs.map(keyOf)).size).toBe(graphs.length);
    const sizes = graphs.map(({ n, edges }) => 100 * n + edges.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  test("that are bipartite are as many as have been counted", () => {
    // Labeled bipartite graphs with n vertices: Sloane's A047864.
    const counts = [1, 1, 2, 7, 41, 376, 5177];
    const found = counts.map(() => 0);
    for (const { n } of smallGraphs(6, isBipartite)) found[n]++;
    expect(found).toEqual(counts);
  });
});

test("a graph is bipartite if it has no odd cycle", () => {
  const cycle = (n: number) =>
    graphOf(
      n,
      Array.from({ length: n }, (_, v) => [v, (v + 1) % n] as const),
    );
  for (let n = 3; n <= 9; n++) expect(isBipartite(cycle(n)), `${n}`).toBe(n % 2 === 0);
});

test("a matching is told by its edges, and a partner who does not know of it by an arrow", () => {
  expect(matchingText(Int32Array.of(3, -1, -1, 0))).toBe("0–3");
  expect(matchingText(Int32Array.of(2, -1, 3, 2))).toBe("0→2 2–3");
  expect(matchingText(Int32Array.of(-1, -1))).toBe("–");
});
