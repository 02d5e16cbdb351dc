import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";

export const MOST_ROUNDS = 30;
/** A file can number 9999; the page becomes slow before. */
export const MOST_PLAYERS = 2049;

/** The name of a player, or the start number of one without. */
export function nameOf({ players }: Tournament, id: number): string {
  return players[id - 1]?.name.trim() || `${id}`;
}
