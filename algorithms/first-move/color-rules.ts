/** The ways in which White is given. */
export const RULES = ["balanced", "last-alternates", "printed", "own"] as const;
export type ColorRule = (typeof RULES)[number];
