/** The questions about a round or a tournament that was paired, in English. */
export const outcomeWords = {
  pairs: "Which pairs are made in the next round? White stands first.",
  partner: (player: number) => `Whom does player ${player} meet in the next round?`,
  bye: "Who has the bye in the next round?",
  nobody: "nobody",
  theBye: "nobody: this player has the bye",
  out: "nobody: this player cannot be paired",
  points: (rounds: number, player: number) =>
    `The field plays ${rounds} rounds, and the smaller number wins every game. How many points does player ${player} have then?`,
  lastRound: (rounds: number) =>
    `The field plays ${rounds} rounds, and the smaller number wins every game. Which pairs are made in the last one? White stands first.`,
};
