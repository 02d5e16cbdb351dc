/** The parts of the method, as `now[PHASE]` numbers them. */
export const PHASE = { tidy: 1, aim: 2, rows: 3, strip: 4, four: 5, release: 6, settle: 7 } as const;

/** What the cells of `now` say. Kings and squares count from 1; 0 is none. */
export const NOW = {
  phase: 0,
  /** Which squares have letters, see `LETTERS`. */
  letters: 1,
  /** The square that is being laid: X, or A of a group. */
  square: 2,
  /** The king that travels. */
  king: 3,
  /** Where it travels. */
  to: 4,
  /** The square that becomes empty for it: Z. */
  next: 5,
  /** How many moves have been made. */
  moves: 6,
} as const;

/** One square X; the six of a pair at the end of a row, or of a column; the last four, and their squeeze. */
export const LETTERS = { none: 0, one: 1, row: 2, column: 3, four: 4, squeeze: 5 } as const;
