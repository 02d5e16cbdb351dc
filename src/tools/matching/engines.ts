import {
  checked,
  type Solution,
  solveAny,
  solveMatching,
} from "#algorithms/engines/matching/fast/solve-matching.ts";
import { type Graph, type Objective, plainObjective } from "#algorithms/engines/matching/graph.ts";

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
        return solveAny(graph, objective, (given, plain) => {
          const weighted = plain === "cardinality" ? undefined : solveWeighted(given, plain);
          if (weighted) {
            const { matching, ...certificate } = weighted;
            return checked(given, plain, matching, certificate);
          }
          const { matching, gallaiEdmonds } = solveCardinality(given);
          return checked(given, plain, matching, { gallaiEdmonds });
        });
      },
      tooHeavy(graph, objective) {
        const plain = plainObjective(objective);
        if (plain === "cardinality") return undefined;
        const edge = firstTooHeavy(graph, plain);
        return edge < 0 ? undefined : { edge, most: mostWeight(graph.n, plain) };
      },
    };
  },
};
