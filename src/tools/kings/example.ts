/** What the tool shows to a reader who has no board at hand: three kings, and an output whose fifth move is wrong. */
export const EXAMPLE_BOARD = "6 3\n1 1\n1 3\n1 5\n1 3\n1 1\n5 5\n";
export const EXAMPLE_OUTPUT = "TAK\n5\n3 1 6\n3 1 5\n1 2 1\n1 3 1\n1 2 2\n";
