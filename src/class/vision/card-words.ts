/**
 * The words on the cards: the family tag25h9 of AprilTag (E. Olson, "AprilTag: a robust and flexible visual fiducial
 * system", 2011), 35 squares of 5 × 5 cells. Any two differ in at least 9 cells however they are turned, and each differs
 * from its own turns in at least 10.
 *
 * The numbers are those of tag25h9.c, https://github.com/AprilRobotics/apriltag, BSD 2-Clause licence, Copyright (C)
 * 2013-2016, The Regents of The University of Michigan. All rights reserved.
 */
const CODES =
  "156f1f4 1f28cd5 16ce32c 1ea379c 1390f89 034fad0 07dcdb5 119ba95 1ae9daa 0df02aa 082fc15 0465123 " +
  "0ceee98 1f17260 14429cd 17248a8 16ad452 09670ad 16f65b2 0b8322b 05d715b 1a1c7e7 0d7890d 1813522 " +
  "1c9c611 099e4a4 0855234 17b81c0 0c294bb 089fae3 044df5f 1360159 0ec31e8 1bcc0f6 0a64f8d";

/** The cells of a word in the order of the code's bits, the highest first, as row × 5 + column: from rim to middle, a side at a time. */
const ORDER = [0, 1, 2, 3, 6, 7, 4, 9, 14, 19, 8, 13, 24, 23, 22, 21, 18, 17, 20, 15, 10, 5, 16, 11, 12];

/** The cells along a side of a word, of its black border, and of the white margin around that. */
export const WORD_CELLS = 5;
export const MARKER_CELLS = 7;
export const CARD_CELLS = 9;

/** The word of each card, by its id from 0: bit row × 5 + column is 1 where the cell is white. */
export const CARD_WORDS: readonly number[] = CODES.split(" ").map((code) => {
  const bits = Number.parseInt(code, 16);
  return ORDER.reduce((word, cell, i) => word | (((bits >> (24 - i)) & 1) << cell), 0);
});

/** Whether the cell is white. */
export const isWhite = (word: number, row: number, column: number): boolean =>
  ((word >> (row * WORD_CELLS + column)) & 1) === 1;

/** The word as it is seen when its card is turned clockwise by a quarter. */
export function turned(word: number): number {
  let result = 0;
  for (let row = 0; row < WORD_CELLS; row++)
    for (let column = 0; column < WORD_CELLS; column++)
      if (isWhite(word, WORD_CELLS - 1 - column, row)) result |= 1 << (row * WORD_CELLS + column);
  return result;
}

/** In how many cells two words differ. */
export function distance(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest; rest &= rest - 1) count++;
  return count;
}
