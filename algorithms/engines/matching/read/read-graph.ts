/**
 * The text of a graph: an edge `u v w` on each line, or JSON `{"n":…,"edges":[[u,v,w],…]}`. A weight that is left out
 * is 1. A first line with a single number is n, so that there can be vertices without edges. `#` begins a comment.
 */

import { InputError, type Place } from "#algorithms/core/lesson/mistake.ts";
import type { Graph } from "../graph.ts";
import { type GraphLimits, USUAL_LIMITS } from "../graph-limits.ts";
import { EdgeCollector, type Token } from "./edge-collector.ts";
import type { GraphMistake } from "./mistake.ts";
import { readJsonGraph } from "./read-json-graph.ts";

/** A graph, or what is wrong with its text, in the order of the places. */
export type GraphReading =
  | {
      readonly graph: Graph;
      readonly mistakes: readonly [];
      /** The "id" of a graph in JSON, if it is a text or a number. */
      readonly id: string | number | undefined;
      /** Where the weight of an edge stands, or the edge itself if it has none. */
      weightPlace(edge: number): Place;
    }
  | { readonly graph: undefined; readonly mistakes: readonly GraphMistake[] };

/** Reads a graph and finds every mistake, up to a hundred; lines are counted from `firstLine`. */
export function readGraph(text: string, limits: GraphLimits = USUAL_LIMITS, firstLine = 1): GraphReading {
  const edges = new EdgeCollector(text, limits, firstLine);
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  const id = isJson ? readJsonGraph(text, edges) : readEdgeList(text, edges);
  const graph = edges.finish();
  if (graph === undefined) return { graph, mistakes: edges.mistakes() };
  return { graph, mistakes: [], id, weightPlace: (edge) => edges.weightPlace(edge) };
}

/** Reads a graph. Throws an InputError with the first mistake. */
export function parseGraph(text: string, limits: GraphLimits = USUAL_LIMITS): Graph {
  const { graph, mistakes } = readGraph(text, limits);
  if (graph) return graph;
  const { message, line, column } = mistakes[0];
  throw new InputError(`${message.charAt(0).toUpperCase()}${message.slice(1)}.`, line, column);
}

/** The graph as an edge list: n, then a line for each edge. `parseGraph(formatGraph(graph))` equals the graph. */
export function formatGraph({ n, edges }: Graph): string {
  const isPlain = edges.every(({ weight }) => weight === 1);
  const lines = edges.map(({ u, v, weight }) => (isPlain ? `${u} ${v}` : `${u} ${v} ${weight}`));
  return `${[n, ...lines].join("\n")}\n`;
}

function readEdgeList(text: string, edges: EdgeCollector): undefined {
  const line = /[^\r\n]+/g;
  line.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  let isFirst = true;
  for (let match = line.exec(text); match !== null && !edges.isFull; match = line.exec(text)) {
    const tokens = tokensOf(match[0], match.index);
    const [first, second, weight, extra] = tokens;
    if (first === undefined) continue;
    if (second === undefined) {
      if (isFirst) edges.setSize(first);
      else edges.complain(first.at, "line", edges.words.oneNumber);
    } else if (extra !== undefined) {
      edges.complain(extra.at, "line", edges.words.numbers(tokens.length));
    } else if (!edges.add(first, second, weight)) return undefined;
    isFirst = false;
  }
  return undefined;
}

function tokensOf(line: string, offset: number): Token[] {
  const comment = line.indexOf("#");
  const code = comment < 0 ? line : line.slice(0, comment);
  return Array.from(code.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, at: offset + index }));
}
