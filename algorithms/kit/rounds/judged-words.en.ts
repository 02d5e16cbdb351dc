import { times } from "#algorithms/core/text/counted.en.ts";

/** What can be wrong with a round robin, in English. */
export const judgedWords = {
  noPlayer: (round: number, player: number, n: number) =>
    `Round ${round} has a player ${player}; there are the players 1 to ${n}.`,
  alone: (round: number, player: number) => `In round ${round}, ${player} plays against themselves.`,
  twice: (round: number, player: number) => `In round ${round}, ${player} plays twice.`,
  tooOften: (a: number, b: number, rounds: readonly number[], cycles: number) =>
    `${a} and ${b} meet ${times(rounds.length)}, in rounds ${list(rounds)}; they should meet ${times(cycles)}.`,
  never: (a: number, b: number, rounds: readonly number[], cycles: number) =>
    rounds.length === 0
      ? `${a} and ${b} never meet.`
      : `${a} and ${b} meet in round ${list(rounds)} only; they should meet ${times(cycles)}.`,
  sameColors: (a: number, b: number, rounds: readonly number[]) =>
    `${a} and ${b} meet in rounds ${list(rounds)} with the same colours; the second time they should be swapped.`,
  /** `isSplit`: each round has one game only. */
  tooMany: (rounds: number, fewest: number, isSplit: boolean) =>
    `There are ${rounds} rounds; ${fewest} ${fewest === 1 ? "is" : "are"} enough.${isSplit ? " Each of them has one game only: all games of a round belong together, on one line." : ""}`,
};

function list(numbers: readonly number[]): string {
  return new Intl.ListFormat("en").format(numbers.map(String));
}
