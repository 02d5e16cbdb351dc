import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Draw a knockout for n players with the seeds 1 to n: say who stands at each place of the first round, from the top of the tree to its bottom, 0 for nobody; the number of places is the first power of two that is large enough. The byes, places opposite nobody, are for the top seeds. The best two seeds are in different halves of the tree, the best four in different quarters, the best eight in different eighths, and so on.",
  input: "One line with the number n of players, at least 2.",
  output: "The seeds at the places of the first round, in order, with blanks or line ends between them.",
};
