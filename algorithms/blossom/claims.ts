import type { Evidence, Lesson } from "../lesson.ts";
import { checkCardinality, checkMatching } from "../shared/matching/certificate.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";

/** The certificate: statements on the matching and the three sets, tested without a search. */
export const claims: Lesson<Problem, Result, Steps, CellName>["claims"] = [
  {
    id: "matching",
    test({ graph }, { matching }): Evidence {
      const { holds, reason } = checkMatching(graph, matching);
      return { holds, evidence: reason };
    },
  },
  {
    id: "maximum",
    test({ graph }, { matching, gallaiEdmonds }): Evidence {
      const { holds, reason } = checkCardinality(graph, matching, gallaiEdmonds);
      return { holds, evidence: reason };
    },
  },
];
