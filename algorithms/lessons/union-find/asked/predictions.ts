import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import { edgeId, vertexId } from "../figure/plate.ts";
import type { Problem } from "../problem.ts";
import { type CellName, COMES, cycleOf, lightest, mayHang, type Steps } from "../steps.ts";
import { questionWords as words } from "../words/en/figure.ts";

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
