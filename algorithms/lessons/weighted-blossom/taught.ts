/** The lesson's own algorithm for callers that want an answer and no picture: the command line and the tests. */

import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { adjacencyOf } from "#algorithms/engines/matching/adjacency.ts";
import type { Dual } from "#algorithms/engines/matching/certificate.ts";
import { largestMatching } from "#algorithms/engines/matching/fast/cardinality.ts";
import type { GallaiEdmonds, Graph } from "#algorithms/engines/matching/graph.ts";
import { plainDual } from "./plain-dual.ts";
import { firstTooHeavy, mostWeight } from "./problem.ts";
import { solve } from "./solve.ts";
import { asks, steps } from "./steps.ts";

export interface TaughtSolution {
  /** The partner of each vertex, −1: none. */
  readonly matching: Int32Array;
  readonly dual: Dual;
  /** Only for "max-cardinality-weight", where they prove the number of edges; found by a search of its own. */
  readonly gallaiEdmonds?: GallaiEdmonds;
}

/**
 * A best matching with its certificate, by the algorithm of the lesson. Throws a RangeError for a weight that its
 * 32-bit cells cannot hold; see `mostWeight`.
 */
export function solveWeighted(graph: Graph, objective: "weight" | "max-cardinality-weight"): TaughtSolution {
  const wrong = firstTooHeavy(graph, objective);
  if (wrong >= 0) {
    const { u, v, weight } = graph.edges[wrong];
    const most = mostWeight(graph.n, objective);
    throw new RangeError(
      `the edge ${u} ${v} has the weight ${weight}; this engine takes −${most} to ${most}`,
    );
  }
  const result = solve({ graph, objective }, silentRecorder(steps, asks));
  const dual = plainDual(result, graph, objective);
  if (objective === "weight") return { matching: result.mate, dual };
  const { sets } = largestMatching(graph.n, adjacencyOf(graph), result.mate);
  return { matching: result.mate, dual, gallaiEdmonds: sets };
}
