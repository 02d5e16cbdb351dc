import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { matchingOutcomes, toldVertices } from "#algorithms/kit/graphs/outcomes.ts";
import { type Problem, type Result, random } from "../problem.ts";
import { outcomeWords } from "../words/en/asked.ts";

/** A bipartite graph. */
function problem(seed: number): Problem {
  const size = between(seededRandom(seed), 6, 9);
  // One random graph of four has odd cycles, and no cover.
  return random(4 * (seed % 1_000_000), size);
}

/** What comes out of the search in bipartite graphs: the matching, and the cover that proves it. */
export const outcomes: Outcomes<Problem, Result> = {
  ...matchingOutcomes<Problem, Result>({ problem, matching: (result) => result.matching }),
  cover,
};

function cover(seed: number): Outcome<Problem, Result> {
  const made = problem(seed);
  return {
    problem: made,
    prompt: outcomeWords.cover,
    answer: (result) => toldVertices(result.cover),
  };
}
