/** The questions of the article on the circle method, and the verdicts on their answers, in English. */
export const en = {
  player: "Player",
  playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
  meeting: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, player i at the top in round i. In which round do players ${a} and ${b} meet, and who sits out that round?`,
    fields: ["Round", "Sits out"],
    roundRange: (n: number): string => `A round is a number from 1 to ${n}.`,
    wrongBye: (round: number, player: number, other: number): string =>
      `The round is right. In round ${round} player ${player} meets ${other}.`,
    right: (a: number, b: number, round: number, n: number): string =>
      `${a} + ${b} = ${a + b} and 2 · ${round} = ${2 * round} leave the same remainder modulo ${n}.`,
    atTop: (player: number, round: number): string =>
      `Player ${player} is at the top in round ${round} and sits out.`,
    otherSum: (round: number, a: number, b: number, met: number, n: number): string =>
      `In round ${round} player ${a} meets ${met}: the sums are ${(2 * round) % n} modulo ${n} there, but ${a} + ${b} leaves ${(a + b) % n}.`,
  },
  opponent: {
    prompt: (n: number, player: number, round: number): string =>
      `${n} players, player ${n} in the middle. Whom does player ${player} meet in round ${round}?`,
    oneself: "Nobody meets himself.",
    wrong: (player: number, other: number, round: number, seats: number): string =>
      `${player} meets ${other} in round ${round}. Count modulo ${seats}: that is how many seats there are.`,
    atTop: (player: number, round: number): string =>
      `Player ${player} is at the top in round ${round}, so the middle is the opponent.`,
    right: (player: number, other: number, round: number, seats: number): string =>
      `${player} + ${other} = ${player + other} and 2 · ${round} = ${2 * round} leave the same remainder modulo ${seats}.`,
  },
  white: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, balanced colours. Who has White when ${a} meets ${b}?`,
    neither: (a: number, b: number): string => `It must be ${a} or ${b}.`,
    wrongMiddle: (round: number): string =>
      `They meet in round ${round}. The middle has Black in odd rounds.`,
    wrongRow: (round: number): string =>
      `They meet in round ${round}. In which row do they sit, and who is on the right?`,
    middle: (round: number): string =>
      `They meet in round ${round}, which is ${round % 2 === 1 ? "odd: the middle has Black" : "even: the middle has White"}.`,
    row: (round: number, row: number, player: number): string =>
      `They meet in round ${round}, row ${row}. The row is ${row % 2 === 1 ? "odd, and White sits on the right" : "even, and White sits on the left"}: ${player}.`,
  },
  table: {
    sitsOut: "sits out",
    game: (k: number): string => `game ${k}`,
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    playerRange: (n: number): string => `a player is a number from 1 to ${n}.`,
    level: (player: number, other: number): string =>
      `${player} sits level with ${other}. Who is at the top?`,
    oneself: (player: number): string =>
      `${player} cannot meet ${player}: only the top sits level with nobody.`,
    otherSum: (a: number, b: number, round: number, n: number): string =>
      `${a} + ${b} leaves ${(a + b) % n} modulo ${n}; level seats leave ${(2 * round) % n}.`,
    again: (a: number, b: number): string => `${a}–${b} is in this round already.`,
  },
};
