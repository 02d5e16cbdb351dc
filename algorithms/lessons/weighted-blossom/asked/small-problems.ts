import { smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import { toldMatching } from "#algorithms/kit/graphs/told-matching.ts";
import type { Problem, Result } from "../problem.ts";

/** Mistakes that no graph up to this size shows are taken to show nowhere. */
const MOST_VERTICES = 4;
const MOST_WEIGHT = 2;

/** All graphs with small weights, the smallest first; of one graph those with smaller weights come first. */
export function* smallProblems(): Generator<Problem> {
  for (const { n, edges } of smallGraphs(MOST_VERTICES)) {
    for (let number = 0; number < MOST_WEIGHT ** edges.length; number++) {
      const weighted = edges.map(({ u, v }, i) => ({
        ...{ u, v },
        weight: 1 + (Math.floor(number / MOST_WEIGHT ** i) % MOST_WEIGHT),
      }));
      yield { graph: { n, edges: weighted }, places: [], given: false, objective: "weight" };
    }
  }
}

/** The matching, the prices of the vertices and those of the blossoms in a line: "0–1, y = 1 1 1, z {0, 1, 2} = 2". */
export function told({ mate, y, blossoms }: Result): string {
  const prices = y.map(([, price]) => price).join(" ");
  const moats = blossoms.map(({ vertices, z }) => `, z {${vertices.join(", ")}} = ${z[1]}`);
  return `${toldMatching(mate)}, y = ${prices}${moats.join("")}`;
}
