/** Two flowers with four pairs, none of which can stay: the fifth goes through both triangles. */
import { matchingChallenge } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { challengeWords } from "../words/en/asked.ts";

/** The graph of the example “flowers”, with the matching that the article begins with. */
export const challenge = matchingChallenge({
  graph: {
    places: [
      [88, 196],
      [88, 116],
      [138, 40],
      [38, 40],
      [272, 196],
      [272, 116],
      [222, 40],
      [322, 40],
      [88, 282],
      [272, 282],
    ],
    edges: [
      [0, 8],
      [0, 1],
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 6],
      [5, 6],
      [5, 7],
      [6, 7],
      [4, 5],
      [4, 9],
    ],
  },
  given: [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
  ],
  best: 5,
  words: challengeWords,
});
