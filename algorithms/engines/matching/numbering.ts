import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import type { Graph } from "./graph.ts";

/**
 * The neighbors of each vertex, ascending, for programs in which vertices count from 1 so that 0 can mean "none": vertex
 * v of the graph is v + 1 here, and index 0 has no neighbors.
 */
export function neighborsOf({ n, edges }: Graph): readonly (readonly number[])[] {
  const neighbors = Array.from({ length: n + 1 }, (): number[] => []);
  for (const { u, v } of edges) {
    neighbors[u + 1].push(v + 1);
    neighbors[v + 1].push(u + 1);
  }
  for (const own of neighbors) own.sort((a, b) => a - b);
  return neighbors;
}

/** The edges as pairs of vertices that count from 1, each once, in the order of their lower ends. */
export function pairsOfNeighbors(
  neighbors: readonly (readonly number[])[],
): (readonly [u: number, v: number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (const [u, own] of neighbors.entries()) for (const v of own) if (v > u) pairs.push([u, v]);
  return pairs;
}

/** The partners of vertices that count from 1, for the graph's own vertices: from 0, and −1 for none. */
export function matchingOf(mate: ArrayLike<number>): Int32Array {
  return Int32Array.from({ length: mate.length - 1 }, (_, v) => mate[v + 1] - 1);
}

/** The same graph with its vertices in another order, so that nothing can be read off the numbers. Weights become 1. */
export function renumbered({ n, edges }: Graph, seed: number): Graph {
  const name = shuffled(
    Array.from({ length: n }, (_, v) => v),
    seededRandom(seed),
  );
  return {
    n,
    edges: edges
      .map(({ u, v }) => [name[u], name[v]] as const)
      .map(([u, v]) => ({ u: Math.min(u, v), v: Math.max(u, v), weight: 1 }))
      .sort((a, b) => a.u - b.u || a.v - b.v),
  };
}

/** A graph of these pairs, all of weight 1. */
export function graphOf(n: number, pairs: readonly (readonly [number, number])[]): Graph {
  return { n, edges: pairs.map(([u, v]) => ({ u, v, weight: 1 })) };
}
