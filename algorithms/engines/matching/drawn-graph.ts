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
  return { graph, places: given ? (found as readonly Point[]) : layOut(graph), given };
}

/** The graph without places: for runs that nobody looks at. */
export function undrawn(graph: Graph): DrawnGraph {
  return { graph, places: [], given: false };
}
