import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "A bracket has the players 1 to s1 in S1 and the next s2 in S2. If exchange is 0, list its transpositions: all ways to put s1 players of S2 in a row, as these are the ones who are paired, in rising order, compared number by number. Otherwise list all exchanges of that many players: those with the smallest difference between the sums of the two groups first, of these the larger group of S1 first, and then the smaller group of S2, compared number by number as they are printed.",
  input:
    "One line with three numbers: the players in S1, at least 1; those in S2, at least as many; and exchange, at most the players in S1.",
  output:
    "One line for each transposition: the first s1 players of S2. Or one for each exchange: the players who leave S1, the largest number first, and then those who leave S2, the smallest first.",
};
