import { type DrawnGraph, drawn, formatDrawnGraph, parseDrawnGraph } from "../matching/drawn-graph.ts";
import { type GraphKind, generateGraph } from "../matching/generate.ts";
import type { GallaiEdmonds, Matching } from "../matching/graph.ts";
import { renumbered } from "../matching/numbering.ts";

/** A graph and where it is drawn. Weights say nothing here. */
export type Problem = DrawnGraph;

/** What the algorithm found, and the sets that prove it. */
export interface Result {
  readonly matching: Matching;
  readonly gallaiEdmonds: GallaiEdmonds;
}

/** Beyond this many vertices a picture shows nothing. */
export const MOST_VERTICES = 200;
/** All pairs of so many vertices. */
const MOST_EDGES = (MOST_VERTICES * (MOST_VERTICES - 1)) / 2;

/** Reads an edge list, with places if it has them. Throws an InputError. */
export function parse(text: string): Problem {
  return parseDrawnGraph(text, { vertices: MOST_VERTICES, edges: MOST_EDGES });
}

/** Writes a problem so that `parse` reads it back. */
export function format(problem: Problem): string {
  return formatDrawnGraph(problem);
}

/** The kinds of graphs that are worth a search: those in which odd cycles and exposed vertices are common. */
const KINDS: readonly GraphKind[] = ["sparse", "triangles", "nested"];

/** A random graph of one of several kinds, without weights. */
export function random(seed: number, size: number): Problem {
  const kind = KINDS[seed % KINDS.length] as GraphKind;
  return drawn(renumbered(generateGraph(kind, size, seed).graph, seed));
}
