/** The first round of a knockout of n players, match by match: two seeds, or a seed and 0 for a bye. */
export function firstRound(n: number): number[][] {
  let seeds = [1];
  while (seeds.length < n) {
    const sum = 2 * seeds.length + 1;
    seeds = seeds.flatMap((s) => [s, sum - s]);
  }
  const matches: number[][] = [];
  for (let k = 0; k < seeds.length; k += 2) matches.push([seeds[k], seeds[k + 1] > n ? 0 : seeds[k + 1]]);
  return matches;
}
