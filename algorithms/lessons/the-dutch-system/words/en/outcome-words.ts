/** What is asked about a round that is to be paired. */
export const outcomeWords = {
  pairs:
    "Which games does the next round have? White is named first, the games of the highest bracket come first.",
  opponent: (player: number) => `Whom does player ${player} meet in the next round?`,
  top: "Which game does the best player of the field play in the next round?",
  mixed: "Who meets an opponent with fewer points in the next round?",
  bye: "the bye",
  nobody: "nobody",
};
