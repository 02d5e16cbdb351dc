import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";

export const judgeWords: TaskWords = {
  statement:
    "Bring the kings 1 to k on a board of n × n cells to their targets, one move of one king after the other, so that no two ever stand on cells that touch, not even at a corner. Give the moves, at most 5,000,000, or NIE if there is no way; any moves that lead there will do.",
  input:
    "The first line has n and k. Then come k lines with the row and the column of each king, and k lines with those of its target; rows and columns count from 1.",
  output:
    "NIE, or TAK, then a line with the number of moves, and a line for each move: the king, and the row and the column to which it goes.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  board: "The board, how kings move, and how a square or a pair of squares is laid",
  rows: "Lay the rows from the top",
  strip: "Lay the last two rows, column by column",
  tidy: "Begin: every king goes to its home cell",
  push: "Push the goals together, and lay the squares",
  release: "Undo the pushes; on a full board nothing moves",
  settle: "Every king goes to its own cell",
  result: "Give back the moves, or NIE",
};

/** What is said of the moves that a reader's program makes, in English. */
export const viewWords = {
  king: (king: number) => `king ${king}`,
  move: (king: number, row: number, column: number) => `King ${king} goes to row ${row}, column ${column}.`,
  moves: (count: number) => counted(count, "move"),
  label: (n: number, k: number, moves: number) =>
    `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}, after ${counted(moves, "move")}.`,
  key: { now: "this move", done: "on target", touch: "touch" },
  table: { title: "Last moves", corner: "King", columns: ["from", "to"] },
};

/** What is said of an answer that is none, in English. */
export const answerWords = {
  noMove: (index: number, found: number) =>
    `at [${index}] the answer has a list of ${found === 1 ? "1 number" : `${found} numbers`}, expected a king, a row and a column`,
  /** A reason as a sentence. */
  sentence: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
};
