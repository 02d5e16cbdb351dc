/** The text of a drawn graph: how it is read, with every mistake, and how a change in the drawing is written into it. */
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { formatDrawnGraph, parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";
import type { GraphMistake } from "#algorithms/engines/matching/read/mistake.ts";
import { formatGraph, readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { LIMITS } from "../limits.ts";

/** How a graph is written. */
export type Notation = "list" | "json";

export type TextReading =
  | {
      readonly graph: Graph;
      /** The places that the text gives, if it gives one to each vertex. */
      readonly given: readonly Point[] | undefined;
      readonly mistakes: readonly [];
    }
  | { readonly graph: undefined; readonly mistakes: readonly GraphMistake[] };

/** A comment that places a vertex. */
const PLACED = /^[ \t]*#[ \t]*at\b/m;

/** Reads a graph and finds all that is wrong with its text. An empty text is the graph without vertices. */
export function readText(text: string): TextReading {
  const { graph, mistakes } = readGraph(text, LIMITS);
  if (!graph) return { graph, mistakes };
  if (!PLACED.test(text) || notationOf(text) === "json") return { graph, given: undefined, mistakes: [] };
  try {
    const { places, given } = parseDrawnGraph(text, LIMITS);
    return { graph, given: given ? places : undefined, mistakes: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column, message } = error;
    return { graph: undefined, mistakes: [{ line, column, kind: "line", message: trimmed(message) }] };
  }
}

/** How the mistakes of graphs are put: without a capital, without a full stop. */
function trimmed(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, "");
}

export function notationOf(text: string): Notation {
  return /^\uFEFF?\s*[{[]/.test(text) ? "json" : "list";
}

/** The graph as a text of the same kind as `like`: JSON or an edge list, with places if that had them. */
export function writeLike(like: string, graph: Graph, places: readonly Point[]): string {
  if (notationOf(like) === "json") return formatJson(graph);
  return PLACED.test(like) ? formatPlaced(graph, places) : formatGraph(graph);
}

/** An edge list with the places of all vertices in comments. */
export function formatPlaced(graph: Graph, places: readonly Point[]): string {
  return formatDrawnGraph({ graph, places, given: places.length === graph.n && graph.n > 0 });
}

/** The graph as JSON, an edge on each line; weights that are not safe as numbers are texts. */
export function formatJson({ n, edges }: Graph): string {
  if (edges.length === 0) return `{"n":${n},"edges":[]}\n`;
  const lines = edges.map(({ u, v, weight }) => {
    return `[${u},${v},${typeof weight === "bigint" ? `"${weight}"` : weight}]`;
  });
  return `{"n":${n},"edges":[\n${lines.join(",\n")}\n]}\n`;
}
