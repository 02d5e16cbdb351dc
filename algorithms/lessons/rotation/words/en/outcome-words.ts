/** The questions about what comes out of the rotation, beside those about any schedule, in English. */
export const outcomeWords = {
  number: (n: number, last: string, player: string) =>
    `${n} players, A to ${last}. Which number does player ${player} get, so that the rounds are those of the Berger table?`,
  cycle: (n: number, round: number, swapped: boolean) =>
    `${n} players, everyone meets everyone twice${swapped ? ", and the last two rounds of the first cycle are swapped" : ""}. Which games are played in round ${round}, White first?`,
};
