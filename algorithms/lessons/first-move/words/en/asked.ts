import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { counted, times } from "#algorithms/core/text/counted.en.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import type { ColorRule } from "#algorithms/lessons/first-move/color-rules.ts";
import { meeting, placeOf } from "#algorithms/lessons/first-move/figure/state.ts";
import { countBreaks, type HandColors } from "#algorithms/lessons/first-move/hand-colors.ts";
import type { Problem } from "#algorithms/lessons/first-move/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/first-move/steps.ts";
import { colorName, reasonForColor, texts } from "./figure.ts";

const breaks = (count: number): string => (count === 1 ? "1 break" : `${count} breaks`);

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Six players, a row each; a disc is a game, in the colour that the player has, and names the opponent. A crossed line is a break: the same colour twice in a row. How few can there be?",
  how: "Touch a disc: its two players change colours.",
  state: (colors: HandColors) => breaks(countBreaks(colors)),
  best: "best possible: 4",
  end: (score: number) =>
    `${capitalNumeral(score)} breaks, and nobody can do better. Below you will see why.`,
  tried: (score: number) =>
    `With six players you came down to ${numeral(score)} breaks at the top of this page${
      score === 4 ? ", and there cannot be fewer" : "; four is the least"
    }. With four players you can go through all the cases on paper.`,
  game: (player: number, round: number, opponent: number, isWhite: boolean) =>
    `player ${player}, round ${round}: ${isWhite ? "White" : "Black"} against ${opponent}`,
};

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 24;

/** What to touch so that colours or players are others, and what is other then. */
export const editWords = {
  hint: "Touch a disc: its two players change colours. Or touch a number at the left: that player stays away.",
  white: (player: string, other: string) => `${player} has White against ${other}`,
  needsWhite: "two different players, of whom the first one has Black",
  needsRule: "no other player: each colour is given by itself here, and those of other games are not known",
};

/** What is asked of somebody who gives the colours, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    row: () => "Choose the player whose row is written next. Any empty one will do.",
    color({ own: [color = 1] }, frame, problem) {
      const { p, r, opponent } = nextGame(frame, problem);
      if (problem.colors !== "own") return texts.color(problem, p, r, opponent, color).prompt;
      const name = (player: number) => playerName(problem.names, player, LONGEST_SHOWN);
      return `Round ${r}: ${name(p)} meets ${name(opponent)}. Give ${p} White or Black, as you like: choose the disc under the board.`;
    },
    rename: (_open, frame) => `Which number does player ${nextPlayer(frame)} get?`,
  },
  hint: {
    row: () => "Everybody needs a row in the end, in any order.",
    color({ own: [color = 1] }, frame, problem) {
      const { p, r, opponent } = nextGame(frame, problem);
      return problem.colors === "own"
        ? `A row without a break alternates: White, Black, White.${r === 1 ? "" : ` What did ${p} have in the game before?`}`
        : texts.color(problem, p, r, opponent, color).hint;
    },
    rename(_open, _frame, { n }) {
      const m = seatsOf(n);
      return `Halve p; an odd p plus ${m}. Take that from 1, and add ${m} while it is less than 1. In the middle the number stays.`;
    },
  },
  refuse: {
    row([p], _open, _frame, problem) {
      if (p === undefined) return "Not yet: some rows are still empty.";
      return `The row of ${playerName(problem.names, p, LONGEST_SHOWN)} is complete already. Choose an empty one.`;
    },
    color([color], { own: [right = 1] }, frame, problem) {
      if (color === undefined) return "Every game has a White and a Black: choose one of the two discs.";
      const { p, r } = nextGame(frame, problem);
      return `Not ${colorName(color)} for ${p}. ${reasonForColor(problem, p, r, right)}`;
    },
    rename([k], _open, frame, { n }) {
      if (k === undefined) return `Everybody gets a number, from 1 to ${n}.`;
      const p = nextPlayer(frame);
      const holder = Array.from(frame.cells.number).indexOf(k) + 1;
      if (holder > 0) return `Player ${holder} has got the number ${k} already.`;
      const m = seatsOf(n);
      if (p > m) return `Player ${p} is in the middle, not on the circle, and keeps the number ${p}.`;
      if (k > m) return `${k} is the number in the middle. On the circle numbers go from 1 to ${m}.`;
      const back = (((2 * (1 - k)) % m) + m) % m || m;
      return `If 1 − p/2 is ${k}, then p is 2 · (1 − ${k}), which is ${back} modulo ${m}. But this is player ${p}.`;
    },
  },
  answer: {
    row: ([p], { names }) => (p === undefined ? "none" : `the row of ${playerName(names, p, LONGEST_SHOWN)}`),
    color: ([color]) => (color === undefined ? "none" : colorName(color)),
    rename: ([k]) => (k === undefined ? "none" : `number ${k}`),
  },
};

/** The game whose colours are given next: the player of the row, the round, and the opponent. */
function nextGame(frame: Frame, problem: Problem) {
  const place = placeOf(problem, frame);
  const { p } = place;
  const r = place.r + 1;
  return { p, r, opponent: meeting(place.n, p, r).opponent };
}

/** Who gets a number next. */
function nextPlayer({ step, a }: Frame): number {
  return step === "rename" ? a + 1 : 1;
}

function seatsOf(n: number): number {
  return n - 1 + (n % 2);
}

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
      `Then more than two players would have no break: with ${counted(breaks, "break")} there are at least ${n - breaks} of them.`,
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
      `In round ${p}. The circle game before it is White, ${p === n - 1 ? "and none comes after it" : "the one after it Black"}.`,
      `${p} is ${p % 2 === 1 ? "odd, and in odd rounds the player at the top has White" : "even, and in even rounds the player at the top has Black"}.${p === n - 1 ? "" : " Which neighbour does that agree with?"}`,
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
      `In round ${round} all sums are ${(round + 1) % (n - 1)} modulo ${n - 1}, but ${a} + ${b} is ${(a + b) % (n - 1)}.`,
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
      `The program survives: both counts are ${breaks}. No bye stands between two games of the same colour there.`,
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

export const judgeWords: TaskWords = {
  statement:
    "Give the colours in a round robin whose rounds the circle method has made: everyone has White and Black equally often, or with an even number of players as nearly as can be, a difference of one. A break is a game in which a player has the same colour as in the game before, with or without a bye between. Let there be as few breaks as possible: none for an odd number of players, n − 2 for an even one.",
  input:
    "One line with the number n of players, at least 2, and the number of rounds. Then one line for each round: its games one after the other, each as two numbers, the smaller one first.",
  output:
    "One line for each round, in the same order: its games, each as two numbers with a blank or a dash between them, White first. Within a round their order is free.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  table: "Lay out the tables",
  rule: "Write down who meets whom, and what the rule gives",
  rows: "Go through the table row by row",
  write: "Write a color: the rule’s, or the opposite of the opponent’s",
  games: "Read the games off the table",
  circle: "The rule: find the row of a game in the circle",
};

/** What can be wrong with the colors of a round robin, in English. */
export const faultWords = {
  notThere: (round: number, a: number, b: number) => `${a} and ${b} do not meet in round ${round}.`,
  again: (round: number, a: number, b: number) => `Round ${round} has the game of ${a} and ${b} twice.`,
  missing: (round: number, a: number, b: number) => `Round ${round} lacks the game of ${a} and ${b}.`,
  tooMany: (found: number, rounds: number) => `The answer has ${found} rounds; the schedule has ${rounds}.`,
  share: (player: number, whites: number, blacks: number, isOdd: boolean) =>
    `${player} has White ${times(whites)} and Black ${times(blacks)}; ${
      isOdd
        ? "with an odd number of players both should come equally often"
        : "the two may differ by one at most"
    }.`,
  breakAt: (player: number, isWhite: boolean, before: number, round: number) =>
    `${player} has ${isWhite ? "White" : "Black"} twice in a row, in rounds ${before} and ${round}; with an odd number of players nobody has to.`,
  breaks: (found: number, fewest: number) =>
    `There are ${found} breaks, games with the same colour as the player’s game before; ${
      fewest === 0 ? "none is necessary" : `${fewest} are enough`
    }.`,
};
