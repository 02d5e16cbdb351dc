import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { GallaiEdmonds, Graph, Objective } from "#algorithms/engines/matching/graph.ts";

/** A graph whose optima are proved. */
export interface ProvedGraph {
  readonly id: string;
  readonly family: string;
  /** The graph as a line of JSON. */
  readonly text: string;
  readonly edgeCount: number;
  readonly size: number;
  readonly weight: bigint;
  readonly maxCardinalityWeight: bigint;
  readonly sets: GallaiEdmonds;
}

export function readProvedGraphs(): ProvedGraph[] {
  const packed = readFileSync(new URL("../../fixtures/matching/graphs.jsonl.gz", import.meta.url));
  const lines = gunzipSync(packed).toString().trimEnd().split("\n");
  return lines.map((text) => {
    const { id, family, m, maxCardinality, maxWeight, maxCardMaxWeight, gallaiEdmonds } = JSON.parse(text);
    const { D, A, C } = gallaiEdmonds;
    return {
      ...{ id, family, text, edgeCount: m, size: maxCardinality, sets: { d: D, a: A, c: C } },
      ...{ weight: BigInt(maxWeight), maxCardinalityWeight: BigInt(maxCardMaxWeight) },
    };
  });
}

/** A graph whose edges all have the weight 1. */
export function graphOf(n: number, pairs: readonly (readonly [number, number])[]): Graph {
  return { n, edges: pairs.map(([u, v]) => ({ u, v, weight: 1 })) };
}

/** Every graph with n vertices. */
export function* allGraphs(n: number): Generator<Graph> {
  const pairs: (readonly [number, number])[] = [];
  for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) pairs.push([u, v]);
  for (let set = 0; set < 1 << pairs.length; set++)
    yield graphOf(
      n,
      pairs.filter((_, i) => (set >> i) & 1),
    );
}

/** The weight of the matching that takes the heaviest edge that is still free, again and again. */
export function greedyWeight({ edges }: Graph): number {
  const taken = new Set<number>();
  let sum = 0;
  for (const { u, v, weight } of edges.toSorted((a, b) => Number(b.weight) - Number(a.weight))) {
    if (taken.has(u) || taken.has(v)) continue;
    taken.add(u).add(v);
    sum += Number(weight);
  }
  return sum;
}

export interface Optima {
  readonly size: number;
  readonly weight: bigint;
  readonly maxCardinalityWeight: bigint;
  /** Of a perfect matching, undefined: there is none. */
  readonly perfectWeight: bigint | undefined;
}

/** The optimum for an objective on a small graph, by trying every matching; undefined: there is no perfect one. */
export function optimumByTrying(
  graph: Graph,
  objective: Objective,
): { readonly size: number; readonly weight: bigint } | undefined {
  const isLeast = objective === "min-weight" || objective === "min-weight-perfect";
  const edges = graph.edges.map((edge) => ({ ...edge, weight: -BigInt(edge.weight) }));
  const optima = optimaByTrying(isLeast ? { n: graph.n, edges } : graph);
  const sign = isLeast ? -1n : 1n;
  if (objective === "weight") return { size: -1, weight: optima.weight };
  if (objective.endsWith("perfect") && optima.perfectWeight === undefined) return undefined;
  return { size: optima.size, weight: sign * optima.maxCardinalityWeight };
}

/** The optima of a small graph, by trying every matching. */
export function optimaByTrying({ n, edges }: Graph): Optima {
  const weights = new Map(edges.map(({ u, v, weight }) => [u * n + v, BigInt(weight)]));
  const known = new Map<number, Omit<Optima, "perfectWeight">>();
  const all = (1 << n) - 1;
  const bestFrom = (taken: number): Omit<Optima, "perfectWeight"> => {
    if (taken === all) return { size: 0, weight: 0n, maxCardinalityWeight: 0n };
    const before = known.get(taken);
    if (before) return before;
    const u = 31 - Math.clz32(~taken & -~taken);
    let { size, weight, maxCardinalityWeight } = bestFrom(taken | (1 << u));
    for (let v = u + 1; v < n; v++) {
      const more = weights.get(u * n + v);
      if (more === undefined || (taken >> v) & 1) continue;
      const rest = bestFrom(taken | (1 << u) | (1 << v));
      if (rest.weight + more > weight) weight = rest.weight + more;
      const heavier = rest.size + 1 === size && rest.maxCardinalityWeight + more > maxCardinalityWeight;
      if (rest.size + 1 <= size && !heavier) continue;
      size = rest.size + 1;
      maxCardinalityWeight = rest.maxCardinalityWeight + more;
    }
    const best = { size, weight, maxCardinalityWeight };
    known.set(taken, best);
    return best;
  };
  const best = bestFrom(0);
  return { ...best, perfectWeight: 2 * best.size === n ? best.maxCardinalityWeight : undefined };
}
