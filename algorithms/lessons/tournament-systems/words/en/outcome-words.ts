/** The questions about what comes out of the draw of a knockout, in English. */
export const outcomeWords = {
  opponent: (n: number, seed: number) =>
    `${n} players in a knockout. Whom does seed ${seed} meet in round 1?`,
  bye: "nobody: a bye",
  byes: (n: number) => `${n} players in a knockout. Who has a bye in round 1?`,
  none: "nobody",
  first: (n: number) => `${n} players in a knockout. Which matches are played in round 1?`,
  when: (n: number, a: number, b: number) =>
    `${n} players in a knockout, and the better seed wins every match. In which round do seeds ${a} and ${b} meet?`,
  never: "in none",
  last: (n: number, seed: number) =>
    `${n} players in a knockout, and the better seed wins every match. Whom does seed ${seed} meet last?`,
};
