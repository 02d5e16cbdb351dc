import { type Board, chebyshev, homeCell, squareOf } from "#algorithms/engines/kings/board.ts";

/** A king that comes to touch another one on its way home. Kings and cells count from 0. */
export interface Touch {
  readonly king: number;
  readonly home: number;
  readonly other: number;
  readonly cell: number;
}

/** Tidies the kings by their numbers instead of by their places, on purpose: the first touch, or undefined. */
export function firstTouch({ n, starts }: Pick<Board, "n" | "starts">): Touch | undefined {
  const at = Array.from(starts);
  for (const [king, cell] of at.entries()) {
    const home = homeCell(squareOf(cell, n), n);
    const other = at.findIndex((place, i) => i !== king && chebyshev(place, home, n) < 2);
    if (other >= 0 && home !== cell) return { king, home, other, cell: at[other] };
    at[king] = home;
  }
  return undefined;
}
