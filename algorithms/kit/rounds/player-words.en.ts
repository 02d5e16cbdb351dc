/** Words of inputs in which somebody stays away, or comes. */
export const playerWords = {
  hint: "Touch a player who stays away.",
  without: (player: string) => `without ${player}`,
  oneMore: "with one player more",
  newName: (player: number) => `Player ${player}`,
  needs: (n: number) => `a player from 1 to ${n} who stays away, or ${n + 1}, who comes`,
};

/** Words of inputs in which what was played is other. Players by their start numbers. */
export const playedWords = {
  hint: "Touch a player who stays away, or whose last game was another; or two players: how they played, or that they must not meet.",
  hintWithNumbers:
    "Touch a player who stays away, or whose last game was another; or two players: how they played, that they must not meet, or that they change numbers.",
  beats: (winner: number, loser: number) => `${winner} has beaten ${loser}`,
  draw: (one: number, other: number) => `${one} and ${other} have drawn`,
  white: (one: number, other: number) => `${one} has had White against ${other}`,
  meet: (one: number, other: number, mayNot: boolean) =>
    mayNot ? `${one} and ${other} may meet` : `${one} and ${other} must not meet`,
  number: (one: number, other: number) => `${one} and ${other} change numbers`,
  needsNumber: (n: number) => `two different players from 1 to ${n}`,
  away: (player: number, isAway: boolean) =>
    isAway ? `${player} comes after all` : `${player} stays away from the next round`,
  needsResult:
    "two players who have played each other, and what the first one scored in half points: 0, 1 or 2",
  needsWhite: "two players who have played each other, of whom the first one had Black",
  needsForbid:
    "two players who have not played each other, nor stand in a larger group of whom none may meet",
  needsAway: (n: number) => `a player from 1 to ${n}, where others have played as many rounds`,
};
