import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Draw up a round robin for n players, numbered from 1: everyone meets everyone once, and nobody plays twice in a round. Use as few rounds as possible: n − 1 for an even n, n for an odd n, when one player sits out each round.",
  input: "One line with the number n of players, at least 2.",
  output:
    "One line for each round: its games one after the other, each as two numbers with a blank or a dash between them. Whoever sits out is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  seats: "Count the seats of the circle",
  turn: "Turn the circle from round to round",
  pair: "Pair the seats that are level",
  guest: "Give the top player the one in the middle",
  round: "Finish the round, and the schedule",
  close: "Close the circle: after its last seat comes 1",
};
