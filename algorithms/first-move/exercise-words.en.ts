import type { ColorRule } from "./color-rules.ts";

/** What the exercises call the rules. */
const RULES: Readonly<Record<Exclude<ColorRule, "own" | "berger">, string>> = {
  printed: "White always goes to the right-hand player of a row, and the middle always has Black",
  "last-alternates":
    "White always goes to the right-hand player of a row; only the middle alternates by round",
  balanced: "White goes by row and by round",
};

/** The questions of the article on the first move, and the verdicts on their answers, in English. */
export const en = {
  fewest: {
    prompt: (n: number): string =>
      `${n} players, ${n - 1} rounds. What is the smallest number of breaks in all, and how many players have one White more than Blacks?`,
    fields: ["Breaks", "Players"],
    noNumbers: "Both are whole numbers.",
    tooFew: (n: number, breaks: number): string =>
      `Then more than two players would have no break: with ${breaks} breaks at least ${n - breaks}.`,
    tooMany: "That many are not needed. How many players can be without a break?",
    wrongPlayers:
      "The breaks are right. Every game has one White and one Black: what does that say of the extra ones?",
    right: (n: number, least: number): string =>
      `${n} − 2 = ${least}. There are as many Whites as Blacks, so half of the ${n} players have the extra White.`,
  },
  place: {
    prompt: (n: number, p: number): string =>
      `${n} players, White by row and by round. In which round is the second of player ${p}’s two equal games?`,
    fields: ["Round"],
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
    noNumber: "That is no whole number.",
    right: (n: number, formula: string): string => `${formula} at n = ${n}.`,
    wrong: (n: number, breaks: number): string =>
      `Not ${breaks}. Is ${n} odd or even? Count the breaks of one row, then look how the rows differ.`,
    wrongMiddle: (n: number, breaks: number): string =>
      `Not ${breaks}. Is ${n} odd or even? Where is the middle then?`,
  },
  berger: {
    prompt: (n: number, a: number, b: number): string =>
      `Berger table for ${n} players: ${a} meets ${b}. Who has White?`,
    fields: ["Player"],
    neither: (a: number, b: number): string => `It must be ${a} or ${b}.`,
    last: (n: number): string =>
      `Against player ${n}, the players 1 to ${n / 2} have White and the others Black.`,
    sum: (a: number, b: number): string =>
      `${a} + ${b} = ${a + b} is ${(a + b) % 2 === 1 ? "odd: the lower number" : "even: the higher number"} has White.`,
    wrongLast: "Player n has a rule of its own.",
    wrongSum: "Is the sum odd or even?",
  },
  table: {
    columns: ["opponent", "row j", "White"],
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    opponentAtTop: (p: number): string => `${p} is at the top in this round. Who sits in the middle?`,
    opponent: (n: number): string => `the two numbers add up to twice the round modulo ${n - 1}.`,
    noRow: "the middle has no row: write 0.",
    row: (p: number, round: number): string =>
      `count the seats from the top, player ${round}, to player ${p}.`,
    whiteInMiddle: "the middle has Black in odd rounds and White in even ones.",
    white: (row: number, p: number, opponent: number): string =>
      `row ${row} is ${row % 2 === 1 ? "odd: White to the right" : "even: White to the left"}. Who of ${p} and ${opponent} sits there?`,
  },
};
