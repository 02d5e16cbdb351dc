import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { amount } from "./figure/state.ts";
import { compare, minus, type Pair, plus, times, ZERO } from "./pair.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** The certificate: it is tested on the graph and the result alone, without the run. */
export const claims: Lesson<Problem, Result, Steps, CellName>["claims"] = [
  { id: "matching", test: eachOnce },
  { id: "paid", test: allPaidFor },
  { id: "weight", test: sumsAgree },
];

function eachOnce({ graph, objective }: Problem, { mate, barrier }: Result): Evidence {
  const size = graph.edges.filter(({ u, v }) => mate[u] === v && mate[v] === u).length;
  const covered = mate.filter((v) => v >= 0).length;
  const isWhole = objective !== "perfect" || barrier !== undefined || covered === graph.n;
  return {
    holds: covered === 2 * size && isWhole,
    evidence: lessonWords.evidence.matching(size, covered),
  };
}

/**
 * Every edge is paid for, no blossom costs less than 0, and if vertices may stay free, no vertex does. All numbers are
 * pairs, if the number of edges counts first: an edge has the weight (1, w).
 */
function allPaidFor(problem: Problem, { y, blossoms }: Result): Evidence {
  const { graph, objective } = problem;
  const least = leastOf(
    graph.edges.map(({ u, v, weight }) => {
      const paid = blossoms.reduce(
        (sum, { vertices, z }) => (vertices.includes(u) && vertices.includes(v) ? plus(sum, z) : sum),
        plus(y[u] as Pair, y[v] as Pair),
      );
      return minus(paid, times(2, weightOf(objective, weight)));
    }),
  );
  const prices = objective === "perfect" ? [] : y;
  const isFair = [least, ...prices, ...blossoms.map(({ z }) => z)].every((pair) => compare(pair, ZERO) >= 0);
  const isOdd = blossoms.every(({ vertices }) => new Set(vertices).size % 2 === 1);
  return {
    holds: isFair && isOdd,
    evidence: lessonWords.evidence.leastSlack(amount(problem, least)),
  };
}

/** Then no matching weighs more, doubled, than everything costs; ours weighs as much. Or there is no perfect matching. */
function sumsAgree(problem: Problem, { mate, y, blossoms, barrier }: Result): Evidence {
  const { graph, objective } = problem;
  if (barrier) {
    const odd = oddIslands(graph, barrier);
    return {
      holds: odd > barrier.length,
      evidence: lessonWords.evidence.islands(odd, barrier.length),
    };
  }
  let weight = ZERO;
  for (const edge of graph.edges)
    if (mate[edge.u] === edge.v) weight = plus(weight, weightOf(objective, edge.weight));
  const cost = blossoms.reduce(
    (sum, { vertices, z }) => plus(sum, times((vertices.length - 1) / 2, z)),
    y.reduce(plus, ZERO),
  );
  const doubled = times(2, weight);
  const holds = compare(doubled, cost) === 0;
  return { holds, evidence: `2 · ${amount(problem, weight)} ${holds ? "=" : "≠"} ${amount(problem, cost)}` };
}

function weightOf(objective: Problem["objective"], weight: number | bigint): Pair {
  return [objective === "max-cardinality-weight" ? 1 : 0, Number(weight)];
}

function leastOf(pairs: readonly Pair[]): Pair {
  return pairs.reduce((a, b) => (compare(b, a) < 0 ? b : a), pairs[0] ?? ZERO);
}

/** The number of components of odd size without the vertices of the barrier. */
export function oddIslands({ n, edges }: Graph, barrier: readonly number[]): number {
  const island = Array.from({ length: n }, (_, v) => v);
  const find = (v: number): number => {
    let root = v;
    while (island[root] !== root) root = island[root];
    return root;
  };
  const out = new Set(barrier);
  for (const { u, v } of edges) if (!out.has(u) && !out.has(v)) island[find(u)] = find(v);
  const sizes = new Int32Array(n);
  for (let v = 0; v < n; v++) if (!out.has(v)) sizes[find(v)] = sizes[find(v)] + 1;
  return sizes.filter((size) => size % 2 === 1).length;
}
