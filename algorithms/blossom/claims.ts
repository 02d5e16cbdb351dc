import { counted } from "#algorithms/shared/counted.ts";
import type { Evidence, Lesson } from "../lesson.ts";
import { checkCardinality, checkMatching } from "../matching/certificate.ts";
import type { Problem, Result } from "./problem.ts";
import type { Steps } from "./steps.ts";

/** The certificate: statements on the matching and the three sets, tested without a search. */
export const claims: Lesson<Problem, Result, Steps>["claims"] = [
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
  { id: "sets", test: noEdgeAround },
];

/** No edge joins D and C, and none joins two islands of D: whoever leaves an island goes to A. */
function noEdgeAround({ graph }: Problem, { gallaiEdmonds: { d, a, c } }: Result): Evidence {
  const [inD, inC] = [new Set(d), new Set(c)];
  const wrong = graph.edges.filter(({ u, v }) => (inD.has(u) && inC.has(v)) || (inC.has(u) && inD.has(v)));
  const sets = `D ${d.length}, A ${a.length}, C ${c.length}`;
  return { holds: wrong.length === 0, evidence: `${sets}; ${counted(wrong.length, "edge")} from D to C` };
}
