/** The parts of the method, as the cell `part[PART.phase]` numbers them. */
export const PHASE = { tidy: 1, aim: 2, rows: 3, strip: 4, four: 5, release: 6, settle: 7 } as const;

/** What the cells of `part` say: the part of the method, and which squares have letters (see `LETTERS`). */
export const PART = { phase: 0, letters: 1 } as const;

/** What the cells of `trip` say. Kings and squares count from 1; 0 is none. */
export const TRIP = {
  /** The square that is being laid: X, or A of a group. */
  square: 0,
  /** The king that travels. */
  king: 1,
  /** Where it travels. */
  to: 2,
  /** The square that becomes empty for it: Z. */
  z: 3,
} as const;

/** One square X; the six of a pair at the end of a row, or of a column; the last four, and their squeeze. */
export const LETTERS = { none: 0, one: 1, row: 2, column: 3, four: 4, squeeze: 5 } as const;
