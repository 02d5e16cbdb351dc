/** The days of each level, for a power of two: "8, 4, 2 and 1". */
function levels(n: number): string {
  const days: number[] = [];
  for (let h = n / 2; h >= 1; h /= 2) days.push(h);
  return `${days.slice(0, -1).join(", ")} and 1`;
}

/** The questions of the article on the halving, and the verdicts on their answers, in English. */
export const exerciseWords = {
  /** What the pictures say. */
  picture: {
    opponentOf: (player: number): string => `touch the opponent of ${player}`,
    meet: (a: number, b: number): string => `${a} and ${b}: on which day?`,
    players: (n: number): string => `Players 1 to ${n}, in rows.`,
    onDay: (day: number): string => `the games of day ${day}`,
    halves: "the field, halved again and again",
    tree: (levels: readonly string[]): string => `Sizes from level to level: ${levels.join("; ")}.`,
    noField: "choose a number of players",
    call: (size: number, count: number): string => `${count === 1 ? "a call" : `${count} calls`} for ${size}`,
    days: "touch two to let them play on that day",
    schedule: (games: number): string => `Three days for four players, with ${games} games so far.`,
    name: (player: number): string => `player ${player}`,
    nameOn: (player: number, day: number): string => `player ${player} on day ${day}`,
    day: (day: number): string => `day ${day}`,
  },
  opponent: {
    prompt: (n: number, player: number, day: number): string =>
      `${n} players. Whom does player ${player} meet on day ${day}?`,
    field: "Player",
    playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
    hints: (n: number, player: number, from: number, h: number): readonly string[] => [
      `With ${n} players the levels take ${levels(n)} days. Which of them has the day that is asked for?`,
      `On that level player ${player} is in the call for ${from} to ${from + 2 * h - 1}: halve it into two columns.`,
      "On the first day of a level the second column has not moved, on the next it has moved up by one, and so on. Whoever falls off the top goes to the bottom.",
    ],
    oneself: "Nobody plays against themselves.",
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
    hints: (n: number, a: number, b: number, from: number, h: number): readonly string[] => [
      `Halve the field until ${a} and ${b} are in different halves. That call brings them together.`,
      `It is the call for ${from} to ${from + 2 * h - 1}. The levels take ${levels(n)} days: which days are its own?`,
      `On the first of them ${from} meets ${from + h}. By how many places has the second column to move up until ${a} and ${b} are in one row?`,
    ],
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
    hints: (n: number): readonly string[] => [
      `Write ${n}, under it its two halves, ${Math.floor(n / 2)} and ${n - Math.floor(n / 2)}, and so on down to 1. Which odd numbers above 1 come up?`,
      "A call for an odd number k of players leaves the last one without a row. How many games with the first column does that player miss?",
      "It is (k − 1)/2 for each such call. Add them up, and count a call as often as it appears in your tree.",
    ],
    noNumber: "A number of games, 0 or more.",
    wrong: (n: number, h: number): string =>
      `Halve ${n}: ${h} and ${n - h}. A call for an odd number k > 1 loses (k − 1)/2 games, and its halves may lose more.`,
    right: (n: number, h: number, inFirst: number, inSecond: number): string =>
      `${n % 2 === 1 ? `${h} here, as ${n} is odd` : `none here, as ${n} is even`}; ${inFirst} in the half of ${h}, ${inSecond} in the half of ${n - h}.`,
  },
  broken: {
    prompt:
      "Give a number of players that the guard lets through, but for which games go missing. We run the program on it.",
    field: "Players",
    hints: [
      "The guard looks at the field and at its two halves. What does it know about their halves?",
      "Take the multiples of four one by one, halve each again and again, and look for an odd number above 1.",
    ],
    range: (most: number): string => `The number of players is a whole number from 2 to ${most}.`,
    refused: (n: number): string =>
      `The guard refuses ${n}: ${n % 2 === 1 ? "it is odd" : `its halves of ${n / 2} are odd`}. That is careful, not wrong.`,
    survives: (n: number, games: number): string =>
      `The program survives: all ${games} games of ${n} players are there, as ${n} is a power of two.`,
    right: (n: number, a: number, b: number, missing: number, all: number): string =>
      `The guard lets ${n} through, and ${missing} of ${all} games are missing; the first is ${a}–${b}. ${n === 12 ? "It is the smallest such field." : "12 is the smallest such field."} A guard has to ask for a power of two.`,
  },
  fooled: {
    prompt: (n: number): string =>
      `Make a schedule for ${n} players that is wrong and that the checker accepts all the same: touch two players of a day, or write a line for each day, with games such as 1-2. We run the checker on it.`,
    field: "Days",
    hints: [
      "The checker looks for what is there twice. What does it not look for?",
      "Begin with a correct schedule, and take something away from it.",
    ],
    noGames: (line: number, n: number): string =>
      `Line ${line}: games are pairs of different players from 1 to ${n}, such as 1-2 3-4.`,
    days: (found: number, wanted: number): string =>
      `The checker notices that: it wants ${wanted} days, one a line, and found ${found}.`,
    busy: (player: number, day: number): string =>
      `The checker notices that: player ${player} has two games on day ${day}.`,
    again: (a: number, b: number, day: number): string =>
      `The checker notices that: ${a} and ${b} meet again on day ${day}.`,
    survives: "The checker survives: that schedule is right, and the checker is right to accept it.",
    right: (a: number, b: number, games: number, all: number): string =>
      `The checker accepts it, and ${a} and ${b} never meet: there are ${games} of ${all} games. Counting the games would have been enough to notice.`,
  },
  table: {
    task: (n: number, isColored: boolean): string =>
      `The repaired schedule for ${n} players. Fill in the last rounds${isColored ? ", White first: White goes by the sum of the two" : ": neither the order nor colours matter"}.`,
    day: "Day",
    game: (k: number): string => `game ${k}`,
    onDay: (day: number, reason: string): string => `Day ${day}: ${reason}`,
    oneself: (player: number): string => `${player} cannot meet ${player}.`,
    otherDay: (a: number, b: number, day: number): string =>
      `${a} meets ${b} on day ${day}, by the same rule.`,
    again: (a: number, b: number): string => `${a}–${b} is in this row already.`,
    otherWhite: "the right pair. White goes by the sum: even, to the lower number; odd, to the higher.",
  },
};
