import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import {
  currentRound,
  type FreeRounds,
  isComplete,
  isRoundOver,
  pairsOf,
} from "#algorithms/kit/rounds/free-rounds.ts";

const rounds = (count: number): string => `${numeral(count)} rounds`;
const Rounds = (count: number): string => `${capitalNumeral(count)} rounds`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Try it with six players first. Everyone plays once a round, and nobody meets twice. Can you do it in five rounds?",
  how: "Touch two players to pair them.",
  state(free: FreeRounds) {
    const round = free.rounds.length;
    if (isComplete(free)) return `${Rounds(round)}, all 15 games`;
    const missing = 3 - currentRound(free).length;
    if (isRoundOver(free) && missing > 0)
      return `Round ${round} ends with ${missing === 1 ? "two" : "four"} left over · ${pairsOf(free).length} of 15 games`;
    return `Round ${round} · ${pairsOf(free).length} of 15 games`;
  },
  best: "best possible: 5 rounds",
  end: (score: number) =>
    score === 5
      ? "Five rounds: nobody can do better. Could you do it for sixty players, too?"
      : `${Rounds(score)}. Well tried: pairs taken by chance fit into five only one time in three. Below is a way that never fails.`,
  tried: (score: number) =>
    score === 5
      ? "With six players you found five rounds, and there cannot be fewer. But what did you look out for, and would it have worked for nine?"
      : `With six players you needed ${rounds(score)}. Five are enough; somewhere a pair looked as good as any other, and was not.`,
  picture: (free: FreeRounds) =>
    `Six players on a circle. Round ${free.rounds.length}: ${
      currentRound(free)
        .map(([u, v]) => `${u} meets ${v}`)
        .join(", ") || "no pair yet"
    }.`,
  player: (player: number) => `player ${player}`,
  plays: (player: number) => `${player} plays in this round already. Everyone has one game a round.`,
  met: (u: number, v: number, round: number) =>
    `${u} and ${v} have met, in round ${round}. Nobody meets twice.`,
  barred: "These two do not meet.",
  metAll: (player: number) =>
    `Everyone whom ${player} has not met plays already. ${player} has to sit this round out.`,
};
