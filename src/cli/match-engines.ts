import { type Solution, solveMatching } from "../../algorithms/matching/fast/solve-matching.ts";
import type { Graph, Objective } from "../../algorithms/matching/graph.ts";

/** Solves one graph; throws an Error if what it finds cannot be proved. */
export type MatchEngine = (graph: Graph, objective: Objective) => Solution;

/** The engines by name, each loaded when it is asked for; undefined: this version has none of that name. */
export const MATCH_ENGINES: Readonly<Record<"fast" | "taught", (() => Promise<MatchEngine>) | undefined>> = {
  fast: async () => solveMatching,
  taught: undefined,
};
