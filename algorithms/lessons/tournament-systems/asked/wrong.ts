/** A program that is wrong on purpose: the rounds of a knockout of n players, rounded to the nearest whole number. */
export function roundsBooked(n: number): number {
  return Math.round(Math.log2(n));
}
