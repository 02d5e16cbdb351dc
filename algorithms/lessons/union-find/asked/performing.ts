import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { edgeId, vertexId } from "../figure/plate.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";

const vertex: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { n }) => Array.from({ length: n }, (_, v) => v),
  markOf: vertexId,
};

/** The edge that is touched at its box, if it is one. */
function edgeOf([mark, ...more]: readonly string[], { edges }: Problem): number {
  return more.length > 0 ? -1 : edges.findIndex((_, k) => edgeId(k) === mark);
}

/** "edge-3": edge 3 is left out. */
const edge: InputEdit<Problem> = {
  offers(marks, problem) {
    const k = edgeOf(marks, problem);
    return k < 0 ? [] : [[k]];
  },
  apply: (problem, [k = -1, ...more]) =>
    more.length > 0 || !problem.edges[k]
      ? undefined
      : { ...problem, edges: problem.edges.filter((_, other) => other !== k) },
  name: ([k = 0], problem) => editWords.without(problem, k),
};

/** "weight-3-9": edge 3 weighs 9. A touch makes it one heavier or lighter. */
const weight: InputEdit<Problem> = {
  offers(marks, problem) {
    const k = edgeOf(marks, problem);
    return problem.edges[k] ? [1, -1].map((more) => [k, problem.edges[k][2] + more]) : [];
  },
  apply(problem, [k = -1, to, ...more]) {
    if (to === undefined || more.length > 0 || !problem.edges[k]) return undefined;
    return {
      ...problem,
      edges: problem.edges.map(([u, v, w], other) => [u, v, other === k ? to : w] as const),
    };
  },
  name: ([k = 0, to = 0], problem) => editWords.weighs(problem, k, to),
};

/** Edges are touched at their boxes; whatever has come already is refused with the rule. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    edge: { form: "mark", touchable: (_frame, { edges }) => [...edges.keys()], markOf: edgeId },
    climb: vertex,
    root: vertex,
    cycle: { ...vertex, form: "set" },
  },
  words: choiceWords,
  edits: { hint: editWords.hint, kinds: { edge, weight } },
};
