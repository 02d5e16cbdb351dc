/** Two teams of four: everybody of the one meets everybody of the other, in as few days as possible. */
import { pairingChallenge } from "#algorithms/kit/rounds/pairing-challenge.ts";
import { challengeWords } from "../words/en/asked.ts";

const TEAM = 4;
const isFirstTeam = (player: number): boolean => player <= TEAM;

/** All pairs across; the first team stands on the left, the second one on the right. */
export const challenge = pairingChallenge({
  n: 2 * TEAM,
  mayMeet: (u, v) => isFirstTeam(u) !== isFirstTeam(v),
  best: TEAM,
  placeOf: (player) => [isFirstTeam(player) ? 70 : 290, 40 + 80 * ((player - 1) % TEAM)],
  words: challengeWords,
});
