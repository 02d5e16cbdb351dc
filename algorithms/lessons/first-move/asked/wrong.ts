/** What a player has in a round. */
export type Color = "W" | "B" | "-";

/**
 * A program that is wrong on purpose: it counts the rounds with the color of the round before, so that a bye ends every
 * run.
 */
export function breaksByRounds(row: readonly Color[]): number {
  return row.filter((now, r) => now !== "-" && now === row[r - 1]).length;
}

/** A claim that is wrong on purpose: an odd number of games has to have a break. */
export function claimsBreak(row: readonly Color[]): boolean {
  return row.filter((now) => now !== "-").length % 2 === 1;
}
