import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { edgeId, vertexId } from "../figure/plate.ts";
import type { Problem } from "../problem.ts";
import { type Asks, type CellName, COMES, cycleOf, lightest, mayHang, type Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";
import { questionWords as words } from "../words/en/figure.ts";

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
  needs: ({ edges }) => editWords.needsEdge(edges.length),
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
  needs: ({ edges }) => editWords.needsWeight(edges.length),
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

const upTo = (n: number): number[] => Array.from({ length: n }, (_, v) => v);

/** Questions before a step, answered on vertices and on the boxes of edges. */
export const predict: Questions<Problem, Steps, CellName> = {
  edge({ cells: { mark, now } }, _next, { edges }) {
    if (now[1] !== 1) return undefined;
    const open = [...edges.keys()].filter((k) => mark[k] === COMES);
    const may = lightest(edges, mark);
    return { ...words.edge, choices: open.map(edgeId), answers: open.filter(may).map(edgeId) };
  },
  climb({ cells: { ends } }, { a }, { n }) {
    const from = (ends[1] ?? -1) >= 0 ? ends[1] : ends[0];
    return { ...words.climb(from ?? 0), choices: upTo(n).map(vertexId), answers: [vertexId(a)] };
  },
  hang: ({ cells: { size } }, { a: b, b: a }) => ({
    ...words.hang(Math.min(a, b), Math.max(a, b)),
    choices: [a, b].sort((x, y) => x - y).map(vertexId),
    answers: mayHang(size, a, b).flatMap((answer) => answer.map(vertexId)),
  }),
  closes: cycle,
  reject: cycle,
};

function cycle(
  { cells: { mark } }: { readonly cells: { readonly mark: ArrayLike<number> } },
  { a: k }: { readonly a: number },
  { n, edges }: Problem,
) {
  const answers = cycleOf(edges, mark, k);
  return {
    ...words.cycle(edges[k]?.slice(0, 2).join("–") ?? ""),
    choices: upTo(n).map(vertexId),
    answers: answers.map(vertexId),
  };
}
