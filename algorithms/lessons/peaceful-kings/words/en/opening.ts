import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";

const moves = (count: number): string => (count === 1 ? "1 move" : `${count} moves`);
type Moved = { readonly moves: number };

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Lead three kings round: each to the corner with his number. One move at a time, and no two may ever touch, not even at a corner.",
  how: "Touch a king, then a cell beside him.",
  state: (state: Moved) => moves(state.moves),
  best: "best possible: 8",
  end: (score: number) =>
    score === 8
      ? "Eight moves: nobody can do better. Now think of 2,500 kings."
      : `${capitalNumeral(score)} moves. They are there, and in peace; eight would have been enough.`,
  tried: (score: number) =>
    score === 8
      ? "At the top of this page you led three kings round in eight moves, and fewer are not enough."
      : `At the top of this page you led three kings round in ${numeral(score)} moves. Eight are enough, and fewer are not.`,
  picture: (cells: readonly (readonly number[])[]) =>
    `A board of three by three cells. ${cells
      .map(([row, column], k) => `King ${k + 1} stands on (${row}, ${column})`)
      .join(". ")}.`,
  king: (king: number, row: number, column: number) => `king ${king} on (${row}, ${column})`,
  cell: (row: number, column: number) => `cell (${row}, ${column})`,
  far: (king: number) => `A king goes one cell at a time. That is too far for king ${king}.`,
  touches: (king: number, other: number) => `There ${king} would touch ${other}.`,
};
