/** Edges with weights are chosen by hand. Greed comes to 27. */
import { matchingChallenge } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { challengeWords } from "../words/en/asked.ts";

/** The graph of the example “first”. */
export const challenge = matchingChallenge({
  graph: {
    places: [
      [32, 36],
      [32, 140],
      [108, 218],
      [180, 122],
      [188, 278],
      [262, 60],
      [286, 208],
      [330, 284],
    ],
    edges: [
      [0, 1, 3],
      [1, 2, 10],
      [2, 3, 11],
      [2, 4, 12],
      [3, 4, 8],
      [3, 5, 11],
      [4, 6, 7],
      [5, 6, 12],
      [6, 7, 1],
    ],
  },
  best: 30,
  words: challengeWords,
});
