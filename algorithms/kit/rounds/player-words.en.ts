/** Words of inputs in which somebody stays away, or comes. */
export const playerWords = {
  hint: "Touch a player who stays away.",
  without: (player: string) => `without ${player}`,
  oneMore: "with one player more",
  newName: (player: number) => `Player ${player}`,
};

/** Words of inputs in which what was played is other. Players by their start numbers. */
export const playedWords = {
  hint: "Touch a player who stays away, or whose last game was another; or two players: how they played, or that they must not meet.",
  beats: (winner: number, loser: number) => `${winner} has beaten ${loser}`,
  draw: (one: number, other: number) => `${one} and ${other} have drawn`,
  white: (one: number, other: number) => `${one} has had White against ${other}`,
  meet: (one: number, other: number, mayNot: boolean) =>
    mayNot ? `${one} and ${other} may meet` : `${one} and ${other} must not meet`,
  away: (player: number, isAway: boolean) =>
    isAway ? `${player} comes after all` : `${player} stays away from the next round`,
};
