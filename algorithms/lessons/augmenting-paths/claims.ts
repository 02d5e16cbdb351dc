import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { matchingClaim } from "#algorithms/kit/graphs/matching-claim.ts";
import { oneEach } from "#algorithms/kit/graphs/one-each.ts";
import { stateOf } from "./figure/state.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
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

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Result, Steps, CellName>["invariants"] = [
  { id: "matching", test: oneEach },
  { id: "parity", test: distances },
  { id: "trees", test: balanced },
];

/** Even vertices are an even number of edges from their root, odd ones an odd number. */
function distances(problem: Problem, frame: Frame): Evidence {
  // While the path changes hands, the ways to the root are those of before.
  if (frame.step === "flip") return { holds: true, evidence: "" };
  const state = stateOf(problem, frame);
  let [count, wrong] = [0, 0];
  for (let v = 1; v <= state.n; v++) {
    if (!state.isEven(v) && !state.isOdd(v)) continue;
    count++;
    let edges = 0;
    for (let x = v; x !== state.treeOf(v) && edges <= state.n; edges++)
      x = state.isEven(x) ? state.partner(x) : state.parentOf(x);
    if ((edges % 2 === 0) !== state.isEven(v) || edges > state.n) wrong++;
  }
  return {
    holds: wrong === 0,
    evidence: count === 0 ? "" : lessonWords.evidence.labels(count, wrong),
  };
}

/** A tree has its root, and else an odd and an even vertex at a time. */
function balanced(problem: Problem, frame: Frame): Evidence {
  const state = stateOf(problem, frame);
  let [even, odd] = [0, 0];
  const roots = new Set<number>();
  for (let v = 1; v <= state.n; v++) {
    if (state.isEven(v)) even++;
    if (state.isOdd(v)) odd++;
    if (state.treeOf(v) !== 0) roots.add(state.treeOf(v));
  }
  const evidence = roots.size === 0 ? "" : lessonWords.evidence.trees(even, odd, roots.size);
  return { holds: even - odd === roots.size, evidence };
}
