/** The rounds of n players, from 1: each game is [white, black]. Whoever is in no game of a round has a bye. */
export function schedule(n: number): number[][][] {
  const m = n % 2 === 1 ? n : n - 1; // seats on the circle, an odd number
  const seat = (x: number) => ((x + m - 1) % m) + 1; // 0 is m, and m + 1 is 1
  const rounds: number[][][] = [];
  for (let i = 1; i <= m; i++) {
    const games: number[][] = [];
    for (let j = 1; j <= (m - 1) / 2; j++) {
      const [right, left] = [seat(i + j), seat(i - j)];
      games.push(j % 2 === 1 ? [right, left] : [left, right]);
    }
    if (n > m) games.push(i % 2 === 1 ? [i, n] : [n, i]);
    rounds.push(games);
  }
  return rounds;
}
