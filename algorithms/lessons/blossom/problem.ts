import { seededRandom } from "#algorithms/core/text/random.ts";
import { type DrawnGraph, drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { GallaiEdmonds, Matching } from "#algorithms/engines/matching/graph.ts";
import { formatDrawnGraph, parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";

/** A graph and where it is drawn. Weights say nothing here. */
export type Problem = DrawnGraph;

/** What the algorithm found, and the sets that prove it. */
export interface Result {
  readonly matching: Matching;
  readonly gallaiEdmonds: GallaiEdmonds;
}

/** Beyond this many vertices a picture shows nothing. */
export const MOST_VERTICES = 200;
/** All pairs of so many vertices are taken. */
const LIMITS = { vertices: MOST_VERTICES, edges: (MOST_VERTICES * (MOST_VERTICES - 1)) / 2 };

/** Reads an edge list, with places if it has them. Throws an InputError. */
export function parse(text: string): Problem {
  return parseDrawnGraph(text, LIMITS);
}

/** Writes a problem so that `parse` reads it back. */
export function format(problem: Problem): string {
  return formatDrawnGraph(problem);
}

/** The neighbors that a vertex of a random graph has on average: so few that some stay exposed, and odd cycles occur. */
const USUAL_DEGREE = 2.6;

/** A random graph, in which each pair is an edge by the same chance. */
export function random(seed: number, size: number): Problem {
  const next = seededRandom(seed);
  const edges: { u: number; v: number; weight: number }[] = [];
  for (let u = 0; u < size; u++)
    for (let v = u + 1; v < size; v++) if (next() * size < USUAL_DEGREE) edges.push({ u, v, weight: 1 });
  return drawn({ n: size, edges });
}
