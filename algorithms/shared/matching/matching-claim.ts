import type { Evidence, Locale } from "#algorithms/lesson.ts";
import { checkMatching } from "./certificate.ts";
import type { Graph, Matching } from "./graph.ts";

/** The claim that every lesson on matchings begins with: what was found is a matching of the graph. */
export const matchingClaim = {
  id: "matching",
  test(
    { graph }: { readonly graph: Graph },
    { matching }: { readonly matching: Matching },
    locale: Locale,
  ): Evidence {
    const { holds, reason } = checkMatching(graph, matching, locale);
    return { holds, evidence: reason };
  },
};
