import type { Dual } from "#algorithms/engines/matching/certificate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import type { Objective, PairValue, Result } from "./problem.ts";

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
  const joined = ([first, second]: PairValue): number => first * bonus + second;
  return {
    y: y.map((value) => joined(value) - bonus),
    blossoms: blossoms.map(({ vertices, z }) => ({ vertices, z: joined(z) })),
  };
}
