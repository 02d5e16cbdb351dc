/** The questions of the article on the halving, and the verdicts on their answers, in English. */
export const en = {
  opponent: {
    prompt: (n: number, player: number, day: number): string =>
      `${n} players. Whom does player ${player} meet on day ${day}?`,
    field: "Player",
    playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
    oneself: "Nobody meets himself.",
    where: (day: number, player: number, from: number, to: number, turned: number): string =>
      `On day ${day} player ${player} is in the call for ${from} to ${to}, and its second column stands turned by ${turned}`,
    right: (where: string): string => `${where}.`,
    otherCall: (where: string, player: number): string => `${where}; player ${player} is not in that call.`,
    oneColumn: (where: string, a: number, b: number): string =>
      `${where}; ${a} and ${b} are in one column of it.`,
    otherDay: (where: string, player: number, other: number): string =>
      `${where}. On that day ${player} meets ${other}.`,
  },
  day: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players. On which day do players ${a} and ${b} meet?`,
    field: "Day",
    range: (most: number): string => `A day is a number from 1 to ${most}.`,
    call: (from: number, to: number): string => `The smallest call that holds both is ${from} to ${to}`,
    right: (call: string, first: number, turned: number): string =>
      `${call}. Its days begin with day ${first}, and the column must turn by ${turned}.`,
    otherDays: (call: string, first: number, last: number): string =>
      `${call}. It has the days ${first} to ${last}.`,
    otherOpponent: (player: number, other: number): string =>
      `That is a day of the right call, but on it ${player} meets ${other}.`,
  },
  lost: {
    prompt: (n: number, all: number): string =>
      `The program without repair makes a schedule for ${n} players. How many of the ${all} games are missing?`,
    field: "Games missing",
    noNumber: "A number of games, 0 or more.",
    wrong: (n: number, h: number): string =>
      `Halve ${n}: ${h} and ${n - h}. A call of an odd number k > 1 loses (k − 1)/2 games, and its halves may lose more.`,
    right: (n: number, h: number, inFirst: number, inSecond: number): string =>
      `${n % 2 === 1 ? `${h} here, as ${n} is odd` : `none here, as ${n} is even`}; ${inFirst} in the half of ${h}, ${inSecond} in the half of ${n - h}.`,
  },
  table: {
    game: (k: number): string => `game ${k}`,
    onDay: (day: number, reason: string): string => `Day ${day}: ${reason}`,
    oneself: (player: number): string => `${player} cannot meet ${player}.`,
    otherDay: (a: number, b: number, day: number): string =>
      `${a} meets ${b} on day ${day}, by the same rule.`,
    again: (a: number, b: number): string => `${a}–${b} stands in this row already.`,
  },
};
