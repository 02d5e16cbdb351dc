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
