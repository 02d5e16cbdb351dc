/** How many different pairs the first `games` games contain. Players count from 1; a game of 0 is none. */
export function countPairs(
  n: number,
  white: ArrayLike<number>,
  black: ArrayLike<number>,
  games: number,
): number {
  const met = new Uint8Array((n + 1) * (n + 1));
  let pairs = 0;
  for (let game = 0; game < games; game++) {
    const a = white[game];
    const b = black[game];
    if (a === 0) continue;
    const pair = Math.min(a, b) * (n + 1) + Math.max(a, b);
    if (met[pair] === 0) pairs++;
    met[pair] = 1;
  }
  return pairs;
}
