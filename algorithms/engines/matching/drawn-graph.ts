/** A graph with a place for each vertex. */
import type { Point } from "./generate.ts";
import type { Graph } from "./graph.ts";
import { layOut } from "./places.ts";

export interface DrawnGraph {
  readonly graph: Graph;
  /** For each vertex, x to the right and y downwards, in any unit. */
  readonly places: readonly Point[];
  /** Whether the text placed every vertex; else they were laid out. */
  readonly given: boolean;
}

/** The graph where its vertices were placed, all of them; else laid out. */
export function drawn(graph: Graph, found: readonly (Point | undefined)[] = []): DrawnGraph {
  const given = graph.n > 0 && Array.from({ length: graph.n }, (_, v) => found[v]).every((point) => point);
  if (given) return { graph, places: found as readonly Point[], given };
  let places: readonly Point[] | undefined;
  return {
    graph,
    // Most graphs that are drawn by chance for a question are refused before anybody looks at them.
    get places() {
      places ??= layOut(graph);
      return places;
    },
    given,
  };
}

/** The graph without places: for runs that nobody looks at. */
export function undrawn(graph: Graph): DrawnGraph {
  return { graph, places: [], given: false };
}
