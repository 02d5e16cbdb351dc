import { times } from "#algorithms/core/text/counted.en.ts";

/** What can be wrong with the colors of a round robin, in English. */
export const faultWords = {
  notThere: (round: number, a: number, b: number) => `${a} and ${b} do not meet in round ${round}.`,
  again: (round: number, a: number, b: number) => `Round ${round} has the game of ${a} and ${b} twice.`,
  missing: (round: number, a: number, b: number) => `Round ${round} lacks the game of ${a} and ${b}.`,
  tooMany: (found: number, rounds: number) => `The answer has ${found} rounds; the schedule has ${rounds}.`,
  share: (player: number, whites: number, blacks: number, isOdd: boolean) =>
    `${player} has White ${times(whites)} and Black ${times(blacks)}; ${
      isOdd
        ? "with an odd number of players both should come equally often"
        : "the two may differ by one at most"
    }.`,
  breakAt: (player: number, isWhite: boolean, before: number, round: number) =>
    `${player} has ${isWhite ? "White" : "Black"} twice running, in rounds ${before} and ${round}; with an odd number of players nobody has to.`,
  breaks: (found: number, fewest: number) =>
    `There are ${found} breaks, games with the same colour as the player’s game before; ${
      fewest === 0 ? "none is necessary" : `${fewest} are enough`
    }.`,
};
