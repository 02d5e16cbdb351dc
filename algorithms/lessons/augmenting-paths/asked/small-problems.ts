import { isBipartite, smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import { toldMatching } from "#algorithms/kit/graphs/told-matching.ts";
import type { Problem, Result } from "../problem.ts";

/** Mistakes that no graph up to this size shows are taken to show nowhere. */
const MOST_VERTICES = 6;

/** Bipartite graphs, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (const graph of smallGraphs(MOST_VERTICES, isBipartite)) yield { graph, places: [], given: false };
}

/** The matching and its cover in a line: "0–3 1–4 {0, 4}". */
export function told({ matching, cover }: Result): string {
  return `${toldMatching(matching)} {${cover.join(", ")}}`;
}
