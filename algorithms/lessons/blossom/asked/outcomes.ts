import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { matchingOutcomes, toldVertices } from "#algorithms/kit/graphs/outcomes.ts";
import { type Problem, type Result, random } from "../problem.ts";
import { outcomeWords } from "../words/en/asked.ts";

function problem(seed: number): Problem {
  return random(seed, between(seededRandom(seed), 5, 8));
}

const { partner, matching } = matchingOutcomes<Problem, Result>({
  problem,
  matching: (result) => result.matching,
});

/** What comes out of Edmonds's search: the matching, and the sets of Gallai and Edmonds, of which each graph has one. */
export const outcomes: Outcomes<Problem, Result> = {
  partner,
  matching,
  d: (seed) => vertexSet("d", seed),
  a: (seed) => vertexSet("a", seed),
};

function vertexSet(set: "d" | "a", seed: number): Outcome<Problem, Result> {
  const made = problem(seed);
  return {
    problem: made,
    prompt: outcomeWords[set],
    answer: ({ gallaiEdmonds }) => toldVertices(gallaiEdmonds[set]),
  };
}
