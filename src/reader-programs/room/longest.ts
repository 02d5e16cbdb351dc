/** Longer programs are refused, in characters. */
export const LONGEST_PROGRAM = 100_000;
/** In bytes: what a program may have printed. A trace with as many events as are read has about so many. */
export const LONGEST_OUTPUT = 60_000_000;
