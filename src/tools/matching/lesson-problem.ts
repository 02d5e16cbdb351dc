/** What the lessons make of a document. */
import type { DrawnGraph } from "#algorithms/engines/matching/drawn-graph.ts";
import {
  isLeast,
  negated,
  type Objective,
  type PlainObjective,
  plainObjective,
} from "#algorithms/engines/matching/graph.ts";
import type { Doc } from "./graph/doc.ts";
import { isDrawn } from "./graph/doc.ts";

/** The lesson that solves for an objective, step by step. */
export function lessonFor(objective: Objective): "blossom" | "weighted-blossom" {
  return objective === "cardinality" ? "blossom" : "weighted-blossom";
}

/** The document as a problem of that lesson, for the smallest weight with all signs changed; undefined when nothing is drawn, or when the text has mistakes. */
export function problemOf(doc: Doc): (DrawnGraph & { readonly objective: PlainObjective }) | undefined {
  const { graph, places, objective, mistakes } = doc;
  if (mistakes.length > 0 || !isDrawn(doc) || graph.n === 0) return undefined;
  return {
    graph: isLeast(objective) ? negated(graph) : graph,
    ...{ places, given: places.length === graph.n, objective: plainObjective(objective) },
  };
}
