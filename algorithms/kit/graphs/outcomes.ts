import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import { outcomeWords } from "./outcome-words.en.ts";

/** What a search gives, and the graphs on which it is asked for. */
export interface Searched<P, R> {
  problem(seed: number): P;
  matching(result: R): Matching;
}

/** Questions about a matching of most edges: who is left, whose partner, which. */
export function matchingOutcomes<P extends { readonly graph: Graph }, R>({
  problem,
  matching,
}: Searched<P, R>): Record<"exposed" | "partner" | "matching", Outcomes<P, R>[string]> {
  type Words = typeof outcomeWords;
  const asked =
    (
      make: (
        words: Words,
        n: number,
        random: () => number,
      ) => Pick<Outcome<P, Matching>, "prompt" | "answer">,
    ) =>
    (seed: number): Outcome<P, R> => {
      const made = problem(seed);
      const words = outcomeWords;
      const { prompt, answer } = make(words, made.graph.n, seededRandom(seed));
      return {
        problem: made,
        prompt,
        answer: (result) => answer(matching(result)),
      };
    };
  return {
    exposed: asked((words) => ({
      prompt: words.exposed,
      answer: (found) => toldVertices(Array.from(found.keys()).filter((v) => found[v] < 0)),
    })),
    partner: asked((words, n, random) => {
      const vertex = between(random, 0, n - 1);
      return {
        prompt: words.partner(vertex),
        answer: (found) => (found[vertex] < 0 ? words.nobody : String(found[vertex])),
      };
    }),
    matching: asked((words) => ({
      prompt: words.matching,
      // A list in which two do not agree on whether they are a pair is no matching.
      answer: (found) => (isMatching(found) && toldEdges(found).join(", ")) || undefined,
    })),
  };
}

/** Vertices as they are listed in an answer. */
export function toldVertices(vertices: readonly number[]): string {
  return vertices.length === 0 ? "∅" : `{${vertices.toSorted((a, b) => a - b).join(", ")}}`;
}

export function toldEdges(matching: Matching): string[] {
  return Array.from(matching).flatMap((v, u) => (u < v ? [`${u}–${v}`] : []));
}

/** Whether every partner agrees. */
export function isMatching(matching: Matching): boolean {
  return matching.every((v, u) => v < 0 || matching[v] === u);
}
