import type { Color } from "#algorithms/engines/swiss/tournament.ts";

/** What is wrong with the text of a tournament. */
export type Mistakes = typeof mistakes;

const COLORS: Readonly<Record<Color, string>> = { white: "white", black: "black" };

export const mistakes = {
  tooLate: "Expected this line before the first player, or a name and a colon.",
  tooManyPlayers: (most: number) => `Expected at most ${most} players, found another one.`,
  longName: (most: number) => `Expected a name of at most ${most} characters.`,
  tooFewPlayers: "Expected at least two players, one on each line.",
  noGame: (found: string) =>
    `Expected a game such as 5w1 (opponent, colour, result), or U, H, F or Z, found “${found}”.`,
  tooManyRounds: (most: number) => `Expected at most ${most} rounds, found another one.`,
  himself: (player: number) => `Player ${player} cannot meet himself.`,
  noOpponent: (players: number, found: number) =>
    `Expected an opponent from 1 to ${players}, found ${found}.`,
  oneSided: (round: number, own: number, other: number) =>
    `Round ${round}: ${own} names ${other} as opponent, but ${other} does not name ${own}.`,
  sameColor: (round: number, own: number, other: number, color: Color) =>
    `Round ${round}: ${own} and ${other} both have ${COLORS[color]}.`,
  results: (
    round: number,
    [own, result]: readonly [number, string],
    [other, theirs]: readonly [number, string | undefined],
  ) => `Round ${round}: the results ${result} of ${own} and ${theirs} of ${other} do not fit together.`,
  again: (own: number, other: number, round: number, before: number) =>
    `${own} and ${other} meet in round ${round}, but they already met in round ${before}.`,

  /** The lines of the plan. `found` is undefined at the end of a line. */
  plan: {
    wrong: (expected: string, found: string | undefined) =>
      `Expected ${expected}, ${found === undefined ? "found the end of the line" : `found “${found}”`}.`,
    roundsOnce: "the number of rounds once",
    ruleOnce: "the rule for the results once",
    rounds: (least: number, most: number) => `a number of rounds from ${least} to ${most}`,
    player: (least: number, most: number) => `a player from ${least} to ${most}`,
    lot: (least: number, most: number) => `the number of a lot from ${least} to ${most}`,
    end: "the end of the line",
    another: "another player",
    result: (player: number) => `the result of player ${player}, which is 1, = or 0`,
    newPair: "a pair whose result has not been given yet",
    rule: "“better”, “draws” or “lot” with a number",
  },
};
