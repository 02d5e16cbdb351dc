/**
 * A graph with a place for each vertex as text: the input of lessons and tools that draw. Places stand in comments,
 * `# at v x y`, so the text is an edge list for everyone else.
 */

import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { type DrawnGraph, drawn } from "../drawn-graph.ts";
import type { Point } from "../generate.ts";
import { type GraphLimits, USUAL_LIMITS } from "../graph-limits.ts";
import { graphMistakes } from "./mistake-words.en.ts";
import { formatGraph, parseGraph } from "./read-graph.ts";

/** A comment that places a vertex. */
const PLACE = /^[ \t]*#[ \t]*at\b(.*)$/gm;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads an edge list with places, or JSON. Throws an InputError with the first mistake. */
export function parseDrawnGraph(text: string, limits: GraphLimits = USUAL_LIMITS): DrawnGraph {
  const graph = parseGraph(text, limits);
  const found = readPlaces(text, graph.n);
  return drawn(graph, found);
}

/** The graph as an edge list, with its places if they were given. `parseDrawnGraph(formatDrawnGraph(d))` equals d. */
export function formatDrawnGraph({ graph, places, given }: DrawnGraph): string {
  if (!given) return formatGraph(graph);
  return `${formatGraph(graph)}${places.map(({ x, y }, v) => `# at ${v} ${x} ${y}\n`).join("")}`;
}

/**
 * The places that the comments of an edge list give, by vertex. A comment that begins with "at" and is no place is a
 * mistake: it was meant as one.
 */
export function readPlaces(text: string, n: number): (Point | undefined)[] {
  const words = graphMistakes;
  const places: (Point | undefined)[] = new Array(n).fill(undefined);
  if (/^\uFEFF?\s*[{[]/.test(text)) return places;
  for (const match of text.replace(/\r\n?/g, "\n").matchAll(PLACE)) {
    const numbers = match[1].trim().split(/\s+/);
    const [v, x, y] = numbers.map(Number) as [number, number, number];
    const isPlace = numbers.length === 3 && numbers.every((number) => NUMBER.test(number));
    const line = text.replace(/\r\n?/g, "\n").slice(0, match.index).split("\n").length;
    const column = match[0].search(/\S/) + 1;
    const found = match[0].trim();
    if (!isPlace) {
      throw new InputError(words.noPlace(found), line, column);
    }
    if (!Number.isInteger(v) || v < 0 || v >= n) {
      throw new InputError(words.wrongPlace(found, n - 1), line, column);
    }
    places[v] = { x, y };
  }
  return places;
}
