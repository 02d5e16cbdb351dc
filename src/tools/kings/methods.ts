/** The ways to solve a board of kings, by the names that the command line and the tool share. */

/** The method that the article teaches, or the one that looks for few moves. */
export type Method = (typeof METHODS)[number];
export const METHODS = ["article", "short"] as const;
