/** The questions about what comes out of giving colors and counting breaks, in English. */
export const outcomeWords = {
  round: (n: number, round: number) => `${n} players. Which games are played in round ${round}, White first?`,
  breaks: (n: number, player: number, row: string) =>
    `In a colouring by hand for ${n} players, player ${player} has, round by round, ${row}. How many breaks is that?`,
  total: (rows: string) =>
    `Four players have these colours, round by round: ${rows}. How many breaks are there in all?`,
};
