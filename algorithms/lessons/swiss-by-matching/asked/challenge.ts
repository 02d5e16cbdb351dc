/** Eight players are paired by hand. Who begins at the top may find two left over at the bottom who have met. */
import { matchingChallenge } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { challengeWords } from "../words/en/asked.ts";

const PLAYERS = 8;

/** The best at the top, and the others clockwise. */
function placeOf(k: number): readonly [number, number] {
  const angle = (2 * Math.PI * k) / PLAYERS;
  return [Math.round(180 + 140 * Math.sin(angle)), Math.round(160 - 128 * Math.cos(angle))];
}

/** Those of the example “first” who may meet in the next round. */
export const challenge = matchingChallenge({
  graph: {
    places: Array.from({ length: PLAYERS }, (_, k) => placeOf(k)),
    edges: [
      [0, 3],
      [0, 5],
      [0, 6],
      [0, 7],
      [1, 2],
      [1, 4],
      [1, 5],
      [1, 6],
      [2, 4],
      [2, 5],
      [2, 6],
      [3, 4],
      [3, 6],
      [3, 7],
      [4, 7],
      [5, 7],
    ],
  },
  best: 4,
  words: challengeWords,
  textOf: (v) => String(v + 1),
});
