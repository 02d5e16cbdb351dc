import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Draw up a round robin for n players, numbered from 1, that takes as few days as possible: n − 1 for an even n, n for an odd n. Everyone meets everyone once, and nobody plays twice on a day. Halves make it easy for powers of two; every other n counts too.",
  input: "One line with the number n of players, at least 2.",
  output:
    "One line for each day: its games one after the other, each as two numbers with a blank or a dash between them. Whoever rests is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  days: "Count the days, and begin with everyone",
  halve: "Halve the players",
  meet: "Let the halves meet, turned by one each day",
  halves: "Do the same in both halves, on the same days",
  rest: "Let those who rested meet",
  write: "Enter a game",
};
