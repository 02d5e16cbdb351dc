/**
 * All groups of `size` of these players, in the order in which they are written: of 6, 7, 8 the pairs 6.7, 6.8, 7.8,
 * and of 5, 4, 3 the pairs 5.4, 5.3, 4.3.
 */
export function groups(players: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return players.flatMap((player, k) =>
    groups(players.slice(k + 1), size - 1).map((others) => [player, ...others]),
  );
}

/** The sum of the players of S2 less the sum of the players of S1. */
export function difference(outOfS1: readonly number[], outOfS2: readonly number[]): number {
  return outOfS2.reduce((sum, p) => sum + p, 0) - outOfS1.reduce((sum, p) => sum + p, 0);
}
