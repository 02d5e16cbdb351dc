import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import {
  currentRound,
  type FreeRounds,
  isComplete,
  isRoundOver,
  pairsOf,
} from "#algorithms/kit/rounds/free-rounds.ts";

const days = (count: number): string => `${numeral(count)} days`;
const Days = (count: number): string => `${capitalNumeral(count)} days`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Begin with half of the work. Two teams of four: everybody on the left meets everybody on the right, one game a day. Do it in four days.",
  how: "Touch one player on each side.",
  state(free: FreeRounds) {
    const day = free.rounds.length;
    const games = `${pairsOf(free).length} of 16 games`;
    if (isComplete(free)) return `${Days(day)}, all 16 games`;
    const missing = 4 - currentRound(free).length;
    return isRoundOver(free) && missing > 0
      ? `Day ${day} ends, ${2 * missing} players without a game · ${games}`
      : `Day ${day} · ${games}`;
  },
  best: "best possible: 4 days",
  end: (score: number) =>
    score === 4
      ? "Four days: nobody can do better. Which games are still missing, if all eight shall meet?"
      : `${Days(score)}. Four are possible, if every day follows from the one before.`,
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you got two teams to meet in four days. Here is a way to do it without thinking."
      : `At the top of this page you got two teams to meet in ${days(score)}. Here is a way that takes four, and no thinking.`,
  picture: (free: FreeRounds) =>
    `Two teams of four, 1 to 4 on the left and 5 to 8 on the right. Day ${free.rounds.length}: ${
      currentRound(free)
        .map(([u, v]) => `${u} meets ${v}`)
        .join(", ") || "no pair yet"
    }.`,
  player: (player: number) => `player ${player}`,
  plays: (player: number) => `${player} plays on this day already. Everyone has one game a day.`,
  met: (u: number, v: number, day: number) => `${u} and ${v} have met, on day ${day}. Nobody meets twice.`,
  metAll: (player: number) => `Everyone whom ${player} has not met plays on this day already.`,
  barred: "These two are in one team. For now, only players of different teams meet.",
};
