import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Edge } from "#algorithms/engines/matching/graph.ts";
import { isMatching, toldEdges, toldVertices } from "#algorithms/kit/graphs/outcomes.ts";
import { type Problem, type Result, random } from "../problem.ts";
import { outcomeWords } from "../words/en/asked.ts";

/** What comes out of the weighted search: the matching of most weight, and the prices that prove it. */
export const outcomes: Outcomes<Problem, Result> = { exposed, matching, prices, price };

function problem(seed: number): Problem {
  return random(seed, between(seededRandom(seed), 5, 7));
}

function asked(
  made: Problem,
  prompt: string,
  answer: (result: Result) => string | undefined,
): Outcome<Problem, Result> {
  return { problem: made, prompt, answer };
}

/** Asked where one matching alone weighs most, so that nobody finds another one that is as good. */
function exposed(seed: number): Outcome<Problem, Result> {
  const made = problem(seed);
  const isUnique = countHeaviest(made.graph.edges).count === 1;
  return asked(made, outcomeWords.exposed, ({ mate }) =>
    isUnique ? toldVertices(Array.from(mate.keys()).filter((v) => mate[v] < 0)) : undefined,
  );
}

/** Asked where one matching alone weighs most, too. */
function matching(seed: number): Outcome<Problem, Result> {
  const made = problem(seed);
  const isUnique = countHeaviest(made.graph.edges).count === 1;
  return asked(made, outcomeWords.matching, ({ mate }) =>
    isUnique && isMatching(mate) ? toldEdges(mate).join(", ") || undefined : undefined,
  );
}

/** The sum on the other side of the proof: by it no matching can weigh more. */
function prices(seed: number): Outcome<Problem, Result> {
  const made = problem(seed);
  return asked(made, outcomeWords.prices, ({ y, blossoms }) => {
    const ofVertices = y.reduce<number>((sum, [, own]) => sum + own, 0);
    const ofBlossoms = blossoms.reduce<number>(
      (sum, { vertices, z }) => sum + z[1] * ((vertices.length - 1) / 2),
      0,
    );
    return told(ofVertices + ofBlossoms);
  });
}

function price(seed: number): Outcome<Problem, Result> {
  const made = problem(seed);
  const vertex = between(seededRandom(seed + 1), 0, made.graph.n - 1);
  return asked(made, outcomeWords.price(vertex), ({ y }) => told(y[vertex]?.[1]));
}

function told(value: number | undefined): string | undefined {
  return value === undefined || value < 0 ? undefined : String(value);
}

/** The largest weight of a matching of these edges, and how many have it: each edge is left out or taken. */
function countHeaviest(edges: readonly Edge[]): { readonly weight: number; readonly count: number } {
  const [edge, ...rest] = edges;
  if (!edge) return { weight: 0, count: 1 };
  const without = countHeaviest(rest);
  const ends = [edge.u, edge.v];
  const free = rest.filter(({ u, v }) => !ends.includes(u) && !ends.includes(v));
  const withIt = countHeaviest(free);
  const total = withIt.weight + Number(edge.weight);
  if (total !== without.weight) return total > without.weight ? { ...withIt, weight: total } : without;
  return { weight: total, count: withIt.count + without.count };
}
