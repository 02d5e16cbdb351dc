import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { times } from "#algorithms/core/text/counted.en.ts";

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
