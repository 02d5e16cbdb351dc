/** The players of two groups as an answer: a set. */
export function leavers(down: readonly number[], up: readonly number[]): number[] {
  return [...down, ...up].sort((p, q) => p - q);
}
