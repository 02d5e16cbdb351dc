import { smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import { toldMatching } from "#algorithms/kit/graphs/told-matching.ts";
import type { Problem, Result } from "../problem.ts";

/** Mistakes that no graph up to this size shows are taken to show nowhere. */
const MOST_VERTICES = 5;

/** All graphs, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (const graph of smallGraphs(MOST_VERTICES)) yield { graph, places: [], given: false };
}

/** The matching and the sets D and A of Gallai and Edmonds in a line: "0–3 1–4, D {2}, A {}". */
export function told({ matching, gallaiEdmonds: { a, d } }: Result): string {
  return `${toldMatching(matching)}, D {${d.join(", ")}}, A {${a.join(", ")}}`;
}
