import { type DrawnGraph, drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Matching } from "#algorithms/engines/matching/graph.ts";
import { formatDrawnGraph, parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";

/** A graph and where it is drawn. Weights say nothing here. */
export interface Problem extends DrawnGraph {
  /** Whether trees that failed are taken down, so that later searches may enter; in bipartite graphs they stay. */
  readonly forgets?: boolean;
}

/** What the search found, and its proof or the reason why there is none. Vertices count from 0. */
export interface Result {
  readonly matching: Matching;
  /** Without an odd cycle: as many vertices as the matching has edges, and every edge has one of them. */
  readonly cover: readonly number[];
  /** The vertices of an odd cycle, in its order; none if the graph is bipartite. */
  readonly cycle: readonly number[];
}

/** Beyond this many vertices a picture shows nothing. */
export const MOST_VERTICES = 200;
/** All pairs of so many vertices are taken. */
const LIMITS = { vertices: MOST_VERTICES, edges: (MOST_VERTICES * (MOST_VERTICES - 1)) / 2 };
/** One random graph of so many has odd cycles. */
const ODD_ONES = 4;

/** The comment that asks for failed trees to be taken down. */
const FORGETS = /^[ \t]*#[ \t]*forget[ \t]*$/m;

/** Reads an edge list, with places if it has them. Throws an InputError. */
export function parse(text: string): Problem {
  const forgets = FORGETS.test(text.replace(/\r\n?/g, "\n"));
  return { ...parseDrawnGraph(text, LIMITS), ...(forgets ? { forgets } : {}) };
}

/** Writes a problem so that `parse` reads it back. */
export function format(problem: Problem): string {
  return `${formatDrawnGraph(problem)}${problem.forgets ? "# forget\n" : ""}`;
}

/** A random graph without weights, a bipartite one most of the time; then its two sides stand in two rows. */
export function random(seed: number, size: number): Problem {
  const isOdd = seed % ODD_ONES === ODD_ONES - 1;
  const { graph } = generateGraph(isOdd ? "sparse" : "bipartite", size, seed);
  const plain = { n: graph.n, edges: graph.edges.map(({ u, v }) => ({ u, v, weight: 1 })) };
  if (isOdd) return drawn(plain);
  const half = Math.ceil(size / 2);
  const inRow = (v: number) => ({ x: 2 * (v % half), y: v < half ? 0 : Math.max(4, half) });
  return drawn(
    plain,
    Array.from({ length: size }, (_, v) => inRow(v)),
  );
}
