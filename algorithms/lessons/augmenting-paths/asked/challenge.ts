/** Five players choose five boards by hand. First come, first served seats four of them. */
import { matchingChallenge } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { challengeWords } from "../words/en/asked.ts";

const PLAYERS_AT = 60;
const BOARDS_AT = 260;
const columnAt = (k: number): number => 40 + 70 * k;

/** The graph of the example “boards”: players 0 to 4 above, boards 5 to 9 below. */
export const challenge = matchingChallenge({
  graph: {
    places: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((v) => [columnAt(v % 5), v < 5 ? PLAYERS_AT : BOARDS_AT]),
    edges: [
      [0, 5],
      [0, 7],
      [1, 5],
      [1, 6],
      [2, 7],
      [2, 9],
      [3, 5],
      [3, 8],
      [4, 5],
      [4, 6],
    ],
  },
  best: 5,
  words: challengeWords,
});
