import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Bring the kings 1 to k on a board of n × n cells to their targets, one move of one king after the other, so that no two ever stand on cells that touch, not even at a corner. Give the moves, at most 5,000,000, or NIE if there is no way; any moves that lead there will do.",
  input:
    "The first line has n and k. Then come k lines with the row and the column of each king, and k lines with those of its target; rows and columns count from 1.",
  output:
    "NIE, or TAK, then a line with the number of moves, and a line for each move: the king, and the row and the column to which it goes.",
};
