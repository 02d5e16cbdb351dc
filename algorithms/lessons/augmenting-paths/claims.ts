import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { matchingClaim } from "#algorithms/kit/graphs/matching-claim.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** The certificate: a matching, and either a cover that proves its size or an odd cycle, the reason why there is none. */
export const claims: Lesson<Problem, Result, Steps, CellName>["claims"] = [
  matchingClaim,
  {
    id: "cover",
    test: (problem, result) => (result.cycle.length === 0 ? covers : isOdd)(problem, result),
  },
];

/** The cover meets every edge and has no more vertices than the matching has edges. */
function covers({ graph }: Problem, { matching, cover }: Result): Evidence {
  const chosen = new Set(cover);
  const met = graph.edges.filter(({ u, v }) => chosen.has(u) || chosen.has(v)).length;
  const size = matching.filter((v) => v >= 0).length / 2;
  return {
    holds: met === graph.edges.length && chosen.size === size && cover.length === size,
    evidence: lessonWords.evidence.cover(chosen.size, size, met, graph.edges.length),
  };
}

/** The cycle is one of the graph, and odd. It proves nothing about the matching. */
function isOdd({ graph }: Problem, { cycle }: Result): Evidence {
  const edges = new Set(graph.edges.map(({ u, v }) => `${u} ${v}`));
  const isEdge = (u: number, v: number): boolean => edges.has(`${Math.min(u, v)} ${Math.max(u, v)}`);
  const isCycle =
    cycle.length > 2 &&
    new Set(cycle).size === cycle.length &&
    cycle.every((u, i) => isEdge(u, cycle[(i + 1) % cycle.length]));
  const shown = cycle.slice(0, 7).join("–");
  return {
    holds: isCycle && cycle.length % 2 === 1,
    evidence: lessonWords.evidence.noProof(cycle.length > 7 ? `${shown}–…` : shown),
  };
}
