/** Longer programs are refused, in characters. */
export const LONGEST_PROGRAM = 100_000;
