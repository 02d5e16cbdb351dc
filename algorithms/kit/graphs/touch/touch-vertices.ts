import type { Touch } from "#algorithms/core/lesson/performing.ts";
import type { StepKinds } from "#algorithms/core/run/trace.ts";
import type { DrawnGraph } from "#algorithms/engines/matching/drawn-graph.ts";
import { nodeId } from "../graph-plate.ts";
import { allOf } from "../point-at.ts";

/** Choices that are made by touching vertices, which count from 1: one, two, or several. */
export function touchVertices<P extends DrawnGraph, K extends StepKinds, C extends string>(
  form: "mark" | "two" | "set",
): Touch<P, K, C> {
  return {
    form,
    touchable: (_frame, { graph }) => allOf(graph.n),
    offset: -1,
    markOf: (v) => nodeId(v - 1),
    ...(form === "two" ? { edgeOf: (answer, { graph }) => edgeId(graph.edges, answer) } : {}),
  };
}

/** The id of the edge that joins the vertices of an answer, if there is one. */
function edgeId(
  edges: readonly { readonly u: number; readonly v: number }[],
  answer: readonly number[],
): string | undefined {
  const [u, v] = answer.map((vertex) => vertex - 1).sort((a, b) => a - b);
  return edges.some((edge) => edge.u === u && edge.v === v) ? `e${u}.${v}` : undefined;
}
