import { checked, type Solution, solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";

/** A way to solve a graph. */
export interface MatchEngine {
  /** Throws an Error if what it finds cannot be proved. */
  solve(graph: Graph, objective: Objective): Solution;
  /** The first edge whose weight is too large for the engine, with what it takes; undefined: there is none. */
  tooHeavy(graph: Graph, objective: Objective): { readonly edge: number; readonly most: number } | undefined;
}

/** The engines by name, each loaded when it is asked for. */
export const MATCH_ENGINES: Readonly<Record<"fast" | "taught", () => Promise<MatchEngine>>> = {
  fast: async () => ({ solve: solveMatching, tooHeavy: () => undefined }),
  taught: async () => {
    const [{ solveCardinality }, { solveWeighted }, { firstTooHeavy, mostWeight }] = await Promise.all([
      import("#algorithms/lessons/blossom/taught.ts"),
      import("#algorithms/lessons/weighted-blossom/taught.ts"),
      import("#algorithms/lessons/weighted-blossom/problem.ts"),
    ]);
    return {
      solve(graph, objective) {
        if (objective === "cardinality") {
          const { matching, gallaiEdmonds } = solveCardinality(graph);
          return checked(graph, objective, matching, { gallaiEdmonds });
        }
        const { matching, ...certificate } = solveWeighted(graph, objective);
        return checked(graph, objective, matching, certificate);
      },
      tooHeavy(graph, objective) {
        if (objective === "cardinality") return undefined;
        const edge = firstTooHeavy(graph, objective);
        return edge < 0 ? undefined : { edge, most: mostWeight(graph.n, objective) };
      },
    };
  },
};
