import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { checkCardinality } from "#algorithms/engines/matching/certificate.ts";
import { matchingClaim } from "#algorithms/kit/graphs/matching-claim.ts";
import { oneEach } from "#algorithms/kit/graphs/one-each.ts";
import { stateOf } from "./figure/state.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";

/** The certificate: statements on the matching and the three sets, tested without a search. */
export const claims: Lesson<Problem, Result, Steps, CellName>["claims"] = [
  matchingClaim,
  {
    id: "maximum",
    test({ graph }, { matching, gallaiEdmonds }): Evidence {
      const { holds, reason } = checkCardinality(graph, matching, gallaiEdmonds);
      return { holds, evidence: reason };
    },
  },
];

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Result, Steps, CellName>["invariants"] = [
  { id: "matching", test: oneEach },
  { id: "trees", test: balanced },
  { id: "blossoms", test: oddSets },
];

/** In each tree, with its blossoms shrunk, there is one even vertex more than odd ones: the root. */
function balanced(problem: Problem, frame: Frame): Evidence {
  const state = stateOf(problem, frame);
  const { base } = state.ways;
  let [even, odd] = [0, 0];
  for (let v = 1; v <= state.n; v++) {
    if (base[v] !== v) continue;
    if (state.isEven(v)) even++;
    else if (state.isOdd(v)) odd++;
  }
  if (even === 0) return { holds: odd === 0, evidence: "" };
  // While the path changes hands, its ends are no longer exposed.
  if (frame.step === "flip") return { holds: even > odd, evidence: `${even} − ${odd} = ${even - odd}` };
  const exposed = state.exposed.length;
  const holds = even - odd === exposed;
  return { holds, evidence: `${even} − ${odd} ${holds ? "=" : "≠"} ${exposed}` };
}

/** Each blossom has an odd number of vertices. */
function oddSets(problem: Problem, frame: Frame): Evidence {
  const { blossoms } = stateOf(problem, frame);
  const sizes = blossoms.map(({ vertices }) => vertices.length);
  const shown = sizes.slice(0, 5).join(", ");
  return { holds: sizes.every((size) => size % 2 === 1), evidence: sizes.length > 5 ? `${shown}, …` : shown };
}
