import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Draw up a round robin for n players, numbered from 1: with one cycle everyone meets everyone once, with two cycles twice, with colours swapped the second time. Nobody plays twice in a round. Use as few rounds as possible: for each cycle n − 1 when n is even, and n when it is odd, as one player then sits out each round.",
  input: "One line with the number n of players, at least 2, and the number of cycles, 1 or 2.",
  output:
    "One line for each round: its games one after the other, each as two numbers with a blank or a dash between them, White first. Whoever sits out is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  places: "Seat the players in the array",
  rounds: "Go from round to round",
  pair: "Pair the places that face each other",
  color: "Decide who has White",
  round: "Finish the round, and the schedule",
  move: "Move everyone on but the first",
};
