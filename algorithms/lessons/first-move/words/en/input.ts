import { counted } from "#algorithms/core/text/counted.en.ts";

/** What can be wrong with the options of the first move, and with colors of the reader’s own, in English. */
export const inputWords = {
  rule: (found: string): string =>
    `Expected “balanced”, “last-alternates”, “printed”, “berger” or “own” after “colors:”, found ${found}.`,
  noRounds:
    "Expected a number of players, or a line “rounds:” between the names and the rounds, found neither.",
  tooManyRounds: (rounds: number, n: number, found: number): string =>
    `Expected ${counted(rounds, "line")}, one for each round of ${n} players, found ${found}.`,
  missingRound: (round: number, rounds: number): string =>
    `Expected a line for round ${round} of ${rounds}, found the end of the input.`,
  missingGame: (games: number, round: number, a: number, b: number): string =>
    `Expected ${counted(games, "game")} in round ${round}, found none between ${a} and ${b}.`,
  complete: "Complete it with balanced colours",
  noGame: (found: string): string => `Expected a game such as 1-2, White first, found ${found}.`,
  noPlayer: (n: number, player: number, found: string): string =>
    `Expected players from 1 to ${n}, found ${player} in ${found}.`,
  oneself: (found: string): string => `Expected two different players, found ${found}.`,
  otherRound: (round: number, found: string, belongs: number): string =>
    `Expected a game of round ${round}, found ${found}: these two meet in round ${belongs}.`,
  again: (round: number, found: string): string =>
    `Expected each game of round ${round} once, found ${found} again.`,
};
