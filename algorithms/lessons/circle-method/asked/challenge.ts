/** Six players are paired by hand, round after round; what matters is how many rounds it takes. */
import { pairingChallenge } from "#algorithms/kit/rounds/pairing-challenge.ts";
import { challengeWords } from "../words/en/asked.ts";

const PLAYERS = 6;

/** Every pair in as few rounds as possible; the players sit in a ring, the first one at the top. */
export const challenge = pairingChallenge({
  n: PLAYERS,
  best: PLAYERS - 1,
  placeOf(player) {
    const angle = ((player - 1) * 2 * Math.PI) / PLAYERS - Math.PI / 2;
    return [180 + 132 * Math.cos(angle), 160 + 116 * Math.sin(angle)];
  },
  words: challengeWords,
});
