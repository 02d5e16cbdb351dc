import type { Evidence } from "#algorithms/core/lesson/lesson.ts";
import { checkMatching } from "#algorithms/engines/matching/certificate.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";

/** The claim that every lesson on matchings begins with: what was found is a matching of the graph. */
export const matchingClaim = {
  id: "matching",
  test({ graph }: { readonly graph: Graph }, { matching }: { readonly matching: Matching }): Evidence {
    const { holds, reason } = checkMatching(graph, matching);
    return { holds, evidence: reason };
  },
};
