/** The rounds of n players, from 1: each game is [white, black]. Whoever is in no game of a round has a bye. */
export function schedule(n: number): number[][][] {
  const N = n + (n % 2);
  // Places from 1; place[0] is not used. For odd n the dummy, 0, has place 1.
  const place = Array.from({ length: N + 1 }, (_, i) => (n % 2 === 1 ? i - 1 : i));
  const rounds: number[][][] = [];
  for (let r = 1; r < N; r++) {
    const games: number[][] = [];
    for (let i = 1; i <= N / 2; i++) {
      const [a, b] = [place[i], place[N + 1 - i]];
      if (a === 0) continue;
      const upperHasWhite = (i === 1 ? r : i) % 2 === 0;
      games.push(upperHasWhite ? [a, b] : [b, a]);
    }
    rounds.push(games);
    const last = place[N];
    for (let i = N; i > 2; i--) place[i] = place[i - 1];
    place[2] = last;
  }
  return rounds;
}
