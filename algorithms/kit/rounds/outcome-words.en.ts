/** Questions about what comes out of the making of a schedule, in English. */
export const outcomeWords = {
  whom: {
    prompt: (n: number, player: string, round: number) =>
      `${n} players. Whom does player ${player} meet in round ${round}?`,
    nobody: "nobody",
  },
  when: {
    prompt: (n: number, a: string, b: string) => `${n} players. In which round do ${a} and ${b} meet?`,
    never: "in none",
  },
  round: {
    prompt: (n: number, round: number) => `${n} players. Which games are played in round ${round}?`,
  },
  colors: {
    prompt: (n: number, player: string) =>
      `${n} players. Which colours does player ${player} have, round by round? W is White, B is Black, and a dash is a round off.`,
  },
};
