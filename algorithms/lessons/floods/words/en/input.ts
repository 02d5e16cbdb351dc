/** What is wrong with a text that should be a board, in English. */
export const inputWords = {
  noSize: "Expected the number of rows and the number of columns, found nothing more.",
  side: (most: number, found: string) => `Expected a whole number from 1 to ${most}, found ${found}.`,
  noPiece: "Expected the piece, R, K or N, after the size, found nothing more.",
  piece: (found: string) =>
    `Expected R (steps to four sides), K (to eight) or N (a knight’s jumps), found ${found}.`,
  sign: (found: string) => `Expected “.”, “#”, “S” or “T” for a cell, found ${found}.`,
  secondTarget: "Expected one T at most, found a second one.",
  tooFew: (expected: number, found: number) => `Expected ${expected} cells, found ${found}.`,
  tooMany: (expected: number) => `Expected ${expected} cells, found more.`,
};
