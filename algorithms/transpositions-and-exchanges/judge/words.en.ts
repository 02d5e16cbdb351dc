import type { TaskWords } from "#algorithms/judged-task.ts";

export const en: TaskWords = {
  statement:
    "A bracket has the players 1 to s1 in S1 and the next s2 in S2. If exchange is 0, list the transpositions of S2 in rising order, like words: each by its first s1 places, which are paired, and each once. Otherwise list all exchanges of that many players: first those with the smallest difference between the sums of the two groups, then those whose group of S1, read from its largest number, is the largest as a word, then those whose group of S2, read from its smallest number, is the smallest.",
  input:
    "One line with three numbers: the players in S1, at least 1; those in S2, at least as many; and exchange, at most the players in S1.",
  output:
    "One line for each transposition: the first s1 players of S2. Or one for each exchange: the players who leave S1, the largest number first, and then those who leave S2, the smallest first.",
};
