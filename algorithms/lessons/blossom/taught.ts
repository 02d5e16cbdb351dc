import { silentRecorder } from "#algorithms/core/run/trace.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import type { Result } from "./problem.ts";
import { solve } from "./solve.ts";
import { asks, steps } from "./steps.ts";

/**
 * A matching of as many edges as possible with its proof, by the lesson’s own program. Nothing is drawn or recorded: it
 * is for the command line and the tests.
 */
export function solveCardinality(graph: Graph): Result {
  return solve({ graph, places: [], given: false }, silentRecorder(steps, asks));
}
