import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { oneEach } from "#algorithms/kit/graphs/one-each.ts";
import { stateOf } from "./figure/state.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

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
