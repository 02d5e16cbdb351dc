import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Give the colours in a round robin whose rounds the circle method has made: everyone has White and Black equally often, or with an even number of players as nearly as can be, a difference of one. A break is a game in which a player has the same colour as in his game before, with or without a bye between. Let there be as few breaks as possible: none for an odd number of players, n − 2 for an even one.",
  input:
    "One line with the number n of players, at least 2, and the number of rounds. Then one line for each round: its games one after the other, each as two numbers, the smaller one first.",
  output:
    "One line for each round, in the same order: its games, White first. Within a round their order is free.",
};
