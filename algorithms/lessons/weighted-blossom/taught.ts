/** The lesson's own algorithm for callers that want an answer and no picture: the command line and the tests. */

import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { adjacencyOf } from "#algorithms/engines/matching/adjacency.ts";
import type { Dual } from "#algorithms/engines/matching/certificate.ts";
import { largestMatching } from "#algorithms/engines/matching/fast/cardinality.ts";
import type { GallaiEdmonds, Graph } from "#algorithms/engines/matching/graph.ts";
import type { Pair } from "./pair.ts";
import { firstTooHeavy, mostWeight, type Objective, type Result } from "./problem.ts";
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
 * A best matching with its certificate, by the algorithm of the lesson; undefined: it has found that none is perfect. Throws a RangeError for a weight that its
 * 32-bit cells cannot hold; see `mostWeight`.
 */
export function solveWeighted(graph: Graph, objective: Exclude<Objective, "perfect">): TaughtSolution;
export function solveWeighted(graph: Graph, objective: Objective): TaughtSolution | undefined;
export function solveWeighted(graph: Graph, objective: Objective): TaughtSolution | undefined {
  const wrong = firstTooHeavy(graph, objective);
  if (wrong >= 0) {
    const { u, v, weight } = graph.edges[wrong];
    const most = mostWeight(graph.n, objective);
    throw new RangeError(
      `the edge ${u} ${v} has the weight ${weight}; this engine takes −${most} to ${most}`,
    );
  }
  const result = solve({ graph, objective }, silentRecorder(steps, asks));
  if (result.barrier) return undefined;
  const dual = plainDual(result, graph, objective);
  if (objective !== "max-cardinality-weight") return { matching: result.mate, dual };
  const { sets } = largestMatching(graph.n, adjacencyOf(graph), result.mate);
  return { matching: result.mate, dual, gallaiEdmonds: sets };
}

/**
 * The duals of a result as plain numbers. Of pairs each becomes first · bonus + second, with a bonus that outweighs every
 * second part; then the bonus goes off every y, so that exposed vertices have the least y of all (see certificate.ts).
 */
export function plainDual({ y, blossoms }: Result, { edges }: Graph, objective: Objective): Dual {
  if (objective !== "max-cardinality-weight") {
    return {
      y: y.map(([, second]) => second),
      blossoms: blossoms.map(({ vertices, z }) => ({ vertices, z: z[1] })),
    };
  }
  // A slack is the sum of two y, a doubled weight, and the z around both ends.
  let most = 1;
  for (const { weight } of edges) most = Math.max(most, Math.abs(Number(weight)));
  for (const [, second] of y) most = Math.max(most, Math.abs(second));
  const bonus = 4 * most + 1 + blossoms.reduce((sum, { z }) => sum + Math.abs(z[1]), 0);
  const joined = ([first, second]: Pair): number => first * bonus + second;
  return {
    y: y.map((value) => joined(value) - bonus),
    blossoms: blossoms.map(({ vertices, z }) => ({ vertices, z: joined(z) })),
  };
}
