import type { ColorRule } from "#algorithms/lessons/first-move/color-rules.ts";

/** What the exercises call the rules. */
const RULES: Readonly<Record<Exclude<ColorRule, "own" | "berger">, string>> = {
  printed: "White always goes to the right-hand player of a row, and the middle always has Black",
  "last-alternates":
    "White always goes to the right-hand player of a row; only the middle alternates by round",
  balanced: "White goes by row and by round",
};

/** The questions of the article on the first move, and the verdicts on their answers, in English. */
export const exerciseWords = {
  /** What the pictures say. */
  picture: {
    inRound: (round: number): string => `round ${round}`,
    whiteOf: (a: number, b: number): string => `touch who has White: ${a} or ${b}`,
    colors: "round 1 with its colours",
    circle: (n: number, top: number): string => `A circle of ${n} players, with player ${top} at the top.`,
    name: (player: number): string => `player ${player}`,
    row: "touch the colours from left to right",
    games: (row: string): string => (row === "" ? "A row without games yet." : `The row ${row}.`),
    game: (at: number, sign: string): string =>
      `game ${at}: ${sign === "W" ? "White" : sign === "B" ? "Black" : "bye"}`,
  },
  noRow: "Write a row of W and B, with - for a bye: WB-BW.",
  fewest: {
    prompt: (n: number): string =>
      `${n} players, ${n - 1} rounds. What is the smallest number of breaks in all, and how many players have one more White than Black?`,
    fields: ["Breaks", "Players"],
    hints: (n: number): readonly string[] => [
      "What does the row of a player without a break look like? There are just two such rows.",
      `Two players with the same row never meet. So how many of the ${n} can be without a break, and how many breaks do the others have at least?`,
      "For the second field: all Whites together are as many as all Blacks together.",
    ],
    noNumbers: "Both are whole numbers.",
    tooFew: (n: number, breaks: number): string =>
      `Then more than two players would have no break: with ${breaks} breaks there are at least ${n - breaks} of them.`,
    tooMany: "That many are not needed. How many players can be without a break?",
    wrongPlayers:
      "The breaks are right. Every game has one White and one Black: what does that say about the extra ones?",
    right: (n: number, least: number): string =>
      `${n} − 2 = ${least}. There are as many Whites as Blacks, so half of the ${n} players have the extra White.`,
  },
  place: {
    prompt: (n: number, p: number): string =>
      `${n} players, White by row and by round. Player ${p} has one break: in which round is the second of the two games of equal colour?`,
    fields: ["Round"],
    hints: (n: number, p: number): readonly string[] => [
      `One of these two games is the one against player ${n}, in the middle. In which round is ${p} at the top?`,
      `In round ${p}. The circle game before it is White, the one after it Black.`,
      `${p} is ${p % 2 === 1 ? "odd, and in odd rounds the player at the top has White" : "even, and in even rounds the player at the top has Black"}. Which neighbour does that agree with?`,
    ],
    range: (last: number): string => `A round is a number from 1 to ${last}.`,
    right: (p: number): string =>
      `The game against the middle is in round ${p}, ${p % 2 === 1 ? "odd: White, like the game before" : "even: Black, like the game after"}.`,
    first: "There is no game before round 1.",
    wrong: (n: number, p: number, round: number, whiteBefore: boolean, white: boolean): string =>
      `Player ${p} has ${whiteBefore ? "White" : "Black"} in round ${round - 1} and ${white ? "White" : "Black"} in round ${round}. When does ${p} meet player ${n}?`,
  },
  total: {
    prompt: (n: number, rule: Exclude<ColorRule, "own" | "berger">): string =>
      `${n} players. ${RULES[rule]}. How many breaks are there in all?`,
    fields: ["Breaks"],
    hints: (n: number, rule: Exclude<ColorRule, "own" | "berger">): readonly string[] =>
      rule === "balanced"
        ? [
            `${n} is ${n % 2 === 1 ? "odd: nobody is in the middle" : "even: each player of the circle has one extra game, against the middle"}.`,
            n % 2 === 1
              ? "Along a row the parity of j alternates, and over the bye the side changes."
              : "The extra game agrees with one of its two neighbours. Which two players, the middle included, escape without a break?",
          ]
        : [
            "Draw one row: White all the way up the right-hand side, Black all the way down the left. A row of g games with c changes has g − 1 − c breaks.",
            n % 2 === 1
              ? `${n} is odd: nobody is in the middle, and each row has ${n - 1} games. How many changes are there in the first player’s row, in the last one’s, in the others’?`
              : `${n} is even: the game against the middle stands between the two runs, or at an end of the row.`,
            n % 2 === 1
              ? "Some rows change twice, from Black to White at the lowest row and back at the bye; others change once."
              : rule === "printed"
                ? "The row of the middle has no change at all."
                : "The row of the middle alternates and has no break.",
          ],
    noNumber: "That is not a whole number.",
    right: (n: number, formula: string): string => `${formula} at n = ${n}.`,
    wrong: (n: number, breaks: number): string =>
      `Not ${breaks}. Is ${n} odd or even? Count the breaks of one row, then see how the rows differ.`,
    wrongMiddle: (n: number, breaks: number): string =>
      `Not ${breaks}. Is ${n} odd or even? Where is the middle then?`,
  },
  berger: {
    prompt: (n: number, a: number, b: number): string =>
      `The Berger table for ${n} players: in which round does ${a} meet ${b}, and who has White?`,
    fields: ["Round", "White"],
    hints: (n: number, a: number, b: number): readonly string[] =>
      b === n
        ? [
            `Player ${n} is left over for whoever would have to meet themselves: in round r that is the player whose doubled number is ≡ r + 1 modulo ${n - 1}.`,
            `So r is 2 · ${a} − 1, brought into the range 1 to ${n - 1}.`,
            `Against player ${n} the lower half of the numbers has White.`,
          ]
        : [
            `In round r the two numbers of a game add up to r + 1 modulo ${n - 1}.`,
            `${a} + ${b} − 1 = ${a + b - 1}; bring it into the range 1 to ${n - 1}.`,
            "White: look at the sum of the two numbers. Odd, the lower number has it; even, the higher.",
          ],
    range: (most: number): string => `A round is a number from 1 to ${most}.`,
    wrongRound: (n: number, a: number, b: number, round: number): string =>
      `In round ${round} all sums are ${(round + 1) % (n - 1)} modulo ${n - 1}, but ${a} + ${b} leaves ${(a + b) % (n - 1)}.`,
    wrongRoundLast: "The last player meets whoever would otherwise have to meet themselves.",
    neither: (a: number, b: number): string => `The round is right. White is ${a} or ${b}.`,
    last: (n: number): string =>
      `Against player ${n}, the players 1 to ${n / 2} have White and the others Black.`,
    sum: (a: number, b: number): string =>
      `${a} + ${b} = ${a + b} is ${(a + b) % 2 === 1 ? "odd: the lower number" : "even: the higher number"} has White.`,
    wrongLast: "Player n has a rule of its own.",
    wrongSum: "Is the sum odd or even?",
  },
  refute: {
    prompt: "Refute it: touch or write the row of a player with an odd number of games and no break.",
    fields: ["Row"],
    hints: [
      "An odd number of games forces one thing only: Whites and Blacks are not equal.",
      "Three games are enough. Begin with White and do what a row without a break does.",
    ],
    bye: "For even n nobody has a bye: write only W and B.",
    even: (games: number): string => `${games} games are an even number. The claim is about odd ones.`,
    breaks: (breaks: number): string =>
      `That row has ${breaks === 1 ? "a break" : `${breaks} breaks`}, as the claim says, so it does not refute it.`,
    right: (games: number): string =>
      `${games === 1 ? "One game is" : `${games} games are`} an odd number, and the row has no break. “So everyone has a break” does not follow: uneven is not the same as broken.`,
  },
  broken: {
    prompt:
      "Touch or write a row that the friend’s program counts wrongly: W, B, and - for a bye. We make both counts, hers and ours.",
    fields: ["Row"],
    hints: [
      "The two counts differ only where rounds and games differ.",
      "A bye has to stand between two games with the same colour.",
    ],
    survives: (breaks: number): string =>
      `The program survives: both counts are ${breaks}. The games on the two sides of each bye have different colours there.`,
    noBye: (breaks: number): string =>
      `The program survives: both counts are ${breaks}. Without a bye, rounds and games are the same.`,
    right: (theirs: number, right: number): string =>
      `Hers: ${theirs}. Ours: ${right}. In her count a bye ends the run; the player, who had the same colour twice, would not agree.`,
  },
  table: {
    task: (n: number, p: number): string =>
      `${n} players, White by row and by round. This is the row of player ${p}: the opponent, the row j of the circle (0 for the game against the middle), and the number of whoever has White. Fill in what is missing.`,
    columns: ["opponent", "row j", "White"],
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    opponentAtTop: (p: number): string => `${p} is at the top in this round. Who sits in the middle?`,
    opponent: (n: number): string => `the two numbers add up to twice the round modulo ${n - 1}.`,
    noRow: "the middle has no row: write 0.",
    row: (p: number, round: number): string =>
      `count the seats from the top, player ${round}, to player ${p}.`,
    whiteInMiddle: "the middle has Black in odd rounds and White in even ones.",
    white: (row: number, p: number, opponent: number): string =>
      `row ${row} is ${row % 2 === 1 ? "odd: White to the right" : "even: White to the left"}. Which of ${p} and ${opponent} sits there?`,
  },
  breaks: {
    task: (n: number): string =>
      `${n} players got their colours from a coin: W is White, B is Black, and a dash is a bye. Each row belongs to one player. How often does this player have White, and how many breaks are there?`,
    columns: ["Whites", "breaks"],
    row: "Colours",
    /** The letter of a colour: 1 White, −1 Black, 0 a bye. */
    color: (sign: number): string => (sign === 1 ? "W" : sign === -1 ? "B" : "–"),
    ofPlayer: (player: number, reason: string): string => `Player ${player}: ${reason}`,
    /** What is wrong with a cell, column by column. */
    wrong: [
      "count the games with White.",
      "each game is compared with the game before it. A bye is no game, and the first game has none before it.",
    ],
  },
};

/** The questions about what comes out of giving colors and counting breaks, in English. */
export const outcomeWords = {
  round: (n: number, round: number) => `${n} players. Which games are played in round ${round}, White first?`,
  breaks: (n: number, player: number, row: string) =>
    `In a colouring by hand for ${n} players, player ${player} has, round by round, ${row}. How many breaks is that?`,
  total: (rows: string) =>
    `Four players have these colours, round by round: ${rows}. How many breaks are there in all?`,
};
