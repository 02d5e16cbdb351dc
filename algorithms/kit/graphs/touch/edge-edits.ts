/** A graph changed by touches: an edge left out, or two vertices joined; and in graphs with weights an edge that weighs otherwise. */
import type { InputEdit } from "#algorithms/core/lesson/performing.ts";
import type { DrawnGraph } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Edge } from "#algorithms/engines/matching/graph.ts";
import { edgeChoices } from "../edge-choices.en.ts";
import { nodeId } from "../graph-plate.ts";

/** What a new edge weighs. */
const USUAL_WEIGHT = 1;

/** "edge-2-6": the edge goes if it is there, and comes if it is not. */
export function edgeEdit<P extends DrawnGraph>(): InputEdit<P> {
  return {
    offers(marks, { graph: { n } }) {
      const ends = endsOf(marks, n);
      return ends ? [ends] : [];
    },
    apply(problem, [u = -1, v = -1]) {
      const { n, edges } = problem.graph;
      if (u === v || u < 0 || v < 0 || u >= n || v >= n) return undefined;
      const left = edges.filter((edge) => !isBetween(edge, u, v));
      const fresh = { u: Math.min(u, v), v: Math.max(u, v), weight: USUAL_WEIGHT };
      return withEdges(problem, left.length < edges.length ? left : [...edges, fresh]);
    },
    name: ([u = 0, v = 0], { graph }) =>
      edgeChoices.edited(
        edgeChoices.edgeName([u + 1, v + 1]),
        graph.edges.some((edge) => isBetween(edge, u, v)),
      ),
    needs: ({ graph }) => edgeChoices.needsEnds(graph.n),
  };
}

/** "weight-2-6-9": the edge weighs so much. A touch of it, or of both its ends, makes it one heavier or lighter. */
export function weightEdit<P extends DrawnGraph>(): InputEdit<P> {
  return {
    offers(marks, { graph: { n, edges } }) {
      const [u, v] = endsOf(marks, n) ?? [];
      const edge =
        u === undefined || v === undefined ? undefined : edges.find((each) => isBetween(each, u, v));
      return edge ? [1, -1].map((more) => [edge.u, edge.v, Number(edge.weight) + more]) : [];
    },
    apply(problem, [u = -1, v = -1, weight]) {
      const { edges } = problem.graph;
      if (weight === undefined || !edges.some((edge) => isBetween(edge, u, v))) return undefined;
      return withEdges(
        problem,
        edges.map((edge) => (isBetween(edge, u, v) ? { ...edge, weight } : edge)),
      );
    },
    name: ([u = 0, v = 0, weight = 0]) => edgeChoices.weighs(edgeChoices.edgeName([u + 1, v + 1]), weight),
    needs: () => edgeChoices.needsWeight,
  };
}

/** The vertices stay where they are drawn. */
function withEdges<P extends DrawnGraph>(problem: P, edges: readonly Edge[]): P {
  return { ...problem, graph: { ...problem.graph, edges }, given: problem.graph.n > 0 };
}

function isBetween(edge: Edge, u: number, v: number): boolean {
  return (edge.u === u && edge.v === v) || (edge.u === v && edge.v === u);
}

/** The ends of a touched edge, or two touched vertices. */
function endsOf(marks: readonly string[], n: number): readonly [number, number] | undefined {
  const [mark = "", second] = marks;
  const [, u, v] = /^e(\d+)\.(\d+)$/.exec(mark) ?? [];
  if (u !== undefined && v !== undefined) return second === undefined ? [Number(u), Number(v)] : undefined;
  const vertices = marks.map((each) =>
    Array.from({ length: n }, (_, k) => k).findIndex((k) => nodeId(k) === each),
  );
  const [a = -1, b = -1] = vertices;
  return vertices.length === 2 && a >= 0 && b >= 0 && a !== b ? [a, b] : undefined;
}
