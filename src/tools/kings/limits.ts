/** What is too big is refused before it is read. In bytes; the command line and the page share these. */

/** Twenty times the text of the largest board. */
export const MOST_BOARD_BYTES = 1_000_000;
/** Three times the text of the longest output. */
export const MOST_OUTPUT_BYTES = 200_000_000;
