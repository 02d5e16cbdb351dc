/** The questions of the article on the circle method, and the verdicts on their answers, in English. */
export const exerciseWords = {
  player: "Player",
  /** What the pictures say. */
  picture: {
    turn: (top: number): string => `round ${top}: touch who shall be at the top`,
    opponentOf: (player: number): string => `touch the opponent of ${player} in the next round`,
    asked: (round: number): string => `this is round 1; the question is about round ${round}`,
    whiteOf: (a: number, b: number): string => `touch who has White: ${a} or ${b}`,
    circle: (n: number, top: number): string => `A circle of ${n} players, with player ${top} at the top.`,
    rows: (n: number): string => `The friend’s seats for ${n} players: two rows that face each other.`,
    noRows: "choose a number of players",
    pairOf: "touch two who never meet",
    inRound: (round: number): string => `round ${round}`,
    name: (player: number): string => `player ${player}`,
  },
  playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
  meeting: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, player i at the top in round i. In which round do players ${a} and ${b} meet, and whom does ${a} meet in the round after that?`,
    fields: ["Round", "Next opponent"],
    hints: (n: number, a: number, b: number): readonly string[] => {
      const sum = a + b;
      const rest = sum % n;
      return [
        `All games of a round have the same sum modulo ${n}: twice the number of the player at the top.`,
        `So you want 2i ≡ ${a} + ${b} = ${sum}${sum === rest ? "" : ` ≡ ${rest}`} (mod ${n}).`,
        rest % 2 === 0
          ? `${rest === 0 ? n * 2 : rest} is even: halve it.`
          : `${rest} is odd. Add ${n}, which makes it even, then halve it.`,
        `One round later the sum has grown by two, and ${a} is still ${a}.`,
      ];
    },
    roundRange: (n: number): string => `A round is a number from 1 to ${n}.`,
    wrongNext: (a: number, b: number): string =>
      `The round is right. In the next one the sum is two more: who makes that sum with ${a}, if ${b} made the last one?`,
    right: (a: number, b: number, round: number, n: number, later: number): string =>
      `${a} + ${b} = ${a + b} and 2 · ${round} = ${2 * round} leave the same remainder modulo ${n}. A round later the sum is two more, and so is the opponent: ${later}.`,
    atTop: (player: number, round: number): string =>
      `Player ${player} is at the top in round ${round} and sits out.`,
    otherSum: (round: number, a: number, b: number, met: number, n: number): string =>
      `In round ${round} player ${a} meets ${met}: the sums are ${(2 * round) % n} modulo ${n} there, but ${a} + ${b} leaves ${(a + b) % n}.`,
  },
  opponent: {
    prompt: (n: number, player: number, round: number): string =>
      `${n} players, player ${n} in the middle. Whom does player ${player} meet in round ${round}?`,
    hints: (n: number, player: number, round: number): readonly string[] => [
      `Player ${n} sits in the middle, so the circle has ${n - 1} seats.`,
      player === n
        ? `The middle meets whoever is at the top. Who is that in round ${round}?`
        : `On the circle, ${player} and the opponent add up to 2 · ${round} = ${2 * round} modulo ${n - 1}.`,
      player === n
        ? "In round i it is player i."
        : `If that gives ${player} again, then ${player} is at the top, and the opponent sits in the middle.`,
    ],
    oneself: "Nobody plays against themselves.",
    wrong: (player: number, other: number, round: number, seats: number): string =>
      `${player} meets ${other} in round ${round}. Count modulo ${seats}: that is how many seats there are.`,
    atTop: (player: number, round: number): string =>
      `Player ${player} is at the top in round ${round}, so the middle is the opponent.`,
    right: (player: number, other: number, round: number, seats: number): string =>
      `${player} + ${other} = ${player + other} and 2 · ${round} = ${2 * round} leave the same remainder modulo ${seats}.`,
  },
  white: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, balanced colours. In which round do ${a} and ${b} meet, and who has White?`,
    fields: ["Round", "White"],
    hints: (n: number, a: number, b: number, m: number): readonly string[] =>
      m < n && Math.max(a, b) === n
        ? [
            `Player ${n} sits in the middle and meets whoever is at the top.`,
            `Player ${Math.min(a, b)} is at the top in the round of the same number.`,
            "The middle has Black in odd rounds and White in even ones.",
          ]
        : [
            `First the round: twice its number leaves the same remainder as ${a} + ${b} modulo ${m}.`,
            "Then the row: count the seats from the top to either of the two, the short way round.",
            "Odd row: White on the right, the side you reach from the top by counting upwards. Even row: White on the left.",
          ],
    roundRange: (most: number): string => `A round is a number from 1 to ${most}.`,
    wrongRound: (round: number, a: number, met: number): string =>
      met === 0 ? `In round ${round} player ${a} sits out.` : `In round ${round} player ${a} meets ${met}.`,
    neither: (a: number, b: number): string => `The round is right. White is ${a} or ${b}.`,
    wrongMiddle: "The round is right. The middle has Black in odd rounds.",
    wrongRow: "The round is right. In which row do they sit, and who is on the right?",
    middle: (round: number): string =>
      `They meet in round ${round}, which is ${round % 2 === 1 ? "odd: the middle has Black" : "even: the middle has White"}.`,
    row: (round: number, row: number, player: number): string =>
      `They meet in round ${round}, row ${row}. The row is ${row % 2 === 1 ? "odd, and White sits on the right" : "even, and White sits on the left"}: ${player}.`,
  },
  broken: {
    prompt:
      "Give a number of players for which the friend’s program fails, and two players it never brings together. We run the program on your number.",
    fields: ["Players", "Never meet"],
    hints: [
      "For odd n the program is the circle method. So try even numbers, and begin with the smallest.",
      "Number the seats 1 to n. Seat k is paired with seat n + 1 − k: the two differ by n + 1 − 2k, an odd number.",
      "Moving everyone on by one seat keeps that difference odd, as n is even. So who never meets?",
    ],
    range: (most: number): string => `The number of players is a whole number from 2 to ${most}.`,
    survives: (n: number, pairs: number): string =>
      n === 2
        ? "The program survives: two players have one game, and it is made."
        : `The program survives: with ${n} players all ${pairs} pairs meet. ${n} is odd, and then nobody has to stand still.`,
    noPair: (n: number): string =>
      `It fails there. Now name two different players from 1 to ${n} who never meet, such as 1 2.`,
    theyMeet: (a: number, b: number, round: number): string =>
      `It fails there, but ${a} and ${b} do meet, in round ${round}.`,
    right: (n: number, a: number, b: number, missing: number, all: number): string =>
      `With ${n} players it never pairs ${a} with ${b}: their difference is even, and facing seats always differ by an odd number. ${missing} of ${all} pairs are missing${n === 4 ? ", in the smallest field that shows it" : ", and 4 players show it already"}.`,
  },
  table: {
    task: (n: number): string =>
      `${n} players, and the first rounds are done. Fill in the rest: who sits out, and who meets whom. The order of the games and the order within a game do not matter, and neither do colours.`,
    coloredTask: (n: number): string =>
      `${n} players, player ${n} in the middle and player i at the top in round i, with White by row and by round. Fill in the other games, White first; their order does not matter.`,
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
    itself: (player: number): string => `${player} cannot meet ${player}.`,
    notAtTop: (player: number, round: number): string =>
      `the middle meets whoever is at the top. That is ${round}, not ${player}.`,
    whiteInMiddle: (round: number): string =>
      `the right pair. The middle has Black in odd rounds and White in even ones, and ${round} is ${round % 2 === 0 ? "even" : "odd"}.`,
    whiteInRow: (row: number): string =>
      `the right pair, in row ${row}: ${row % 2 === 1 ? "an odd row gives White to the right" : "an even row gives White to the left"}.`,
  },
};
