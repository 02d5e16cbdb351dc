/** Words of inputs in which somebody stays away, or comes. */
export const playerWords = {
  hint: "Touch a player who stays away.",
  without: (player: string) => `without ${player}`,
  oneMore: "with one player more",
  newName: (player: number) => `Player ${player}`,
};
