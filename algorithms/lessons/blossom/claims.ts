import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { checkCardinality } from "#algorithms/engines/matching/certificate.ts";
import { matchingClaim } from "#algorithms/kit/graphs/matching-claim.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";

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
