import type { Question } from "#algorithms/core/lesson/lesson.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { nodeId } from "./graph-plate.ts";

/** A question that is answered by pointing at a vertex. Vertices count from 1. Undefined where there is no choice. */
export function pointAt(
  choices: readonly number[],
  answers: readonly number[],
  text: QuestionText,
): Question | undefined {
  if (answers.length === 0 || choices.length < 2) return undefined;
  const ids = (vertices: readonly number[]) => vertices.map((v) => nodeId(v - 1));
  return { ...text, choices: ids(choices), answers: ids(answers) };
}

/** The vertices from 1 to n. */
export function allOf(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** The neighbors of a vertex, in the order of the edges. Vertices count from 1. */
export function neighborsIn({ edges }: Graph, u: number): number[] {
  return edges.flatMap((edge) => (edge.u + 1 === u ? [edge.v + 1] : edge.v + 1 === u ? [edge.u + 1] : []));
}
