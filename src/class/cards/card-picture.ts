/** A card as it is printed: its squares as one path, and the letters at its edges. */

import { CARD_CELLS, CARD_WORDS, isWhite, MARKER_CELLS, WORD_CELLS } from "#src/class/vision/card-words.ts";
import { CARD_LETTERS } from "#src/class/vision/tally.ts";

/** The side of the picture in cells: the marker and one white cell around it. */
export const CARD_SIDE = CARD_CELLS;

/** The outline of all that is black on a card, in cells; what is white inside is left out by the rule of even and odd. */
export function blackPath(id: number): string {
  const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h-${size}z`;
  const cells = Array.from({ length: WORD_CELLS * WORD_CELLS }, (_, i) => [
    Math.floor(i / WORD_CELLS),
    i % WORD_CELLS,
  ]);
  const white = cells.filter(([row, column]) => isWhite(CARD_WORDS[id], row, column));
  return square(1, 1, MARKER_CELLS) + white.map(([row, column]) => square(column + 2, row + 2, 1)).join("");
}

/** The letter of each edge, with the turn that brings it upright to the top: a card that is turned clockwise shows the next one. */
export const LETTERS_AT_EDGES = CARD_LETTERS.map((letter, quarters) => ({
  letter,
  transform: `rotate(${-90 * quarters} ${CARD_CELLS / 2} ${CARD_CELLS / 2})`,
}));
