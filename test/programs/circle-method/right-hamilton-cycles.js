// Walecki's cycles through everyone, zigzag; each of even length is two rounds, and the pairs cut out of them are one more.
function schedule(n) {
  const size = n + (n % 2);
  const there = (rounds) => rounds.map((games) => games.filter((game) => game.every((p) => p <= n)));
  if (size === 2) return [[[1, 2]]];
  const M = size - 2; // on the circle: 0 to M - 1
  const [hub, extra] = [M + 1, M + 2];
  const rounds = [];
  const cut = [[hub, extra]];
  for (let i = 0; i < M / 2; i++) {
    const zigzag = [];
    for (let k = 0; k < M; k++) {
      const step = k % 2 === 1 ? (k + 1) / 2 : -k / 2;
      zigzag.push((((i + step) % M) + M) % M);
    }
    const middle = zigzag.findIndex((x, k) => k > 0 && Math.abs(x - zigzag[k - 1]) === M / 2);
    cut.push([zigzag[middle - 1] + 1, zigzag[middle] + 1]);
    const cycle = [hub, ...zigzag.map((x) => x + 1)];
    cycle.splice(middle + 1, 0, extra);
    for (const start of [0, 1]) {
      const games = [];
      for (let k = start; k < size; k += 2) games.push([cycle[k], cycle[(k + 1) % size]]);
      rounds.push(games);
    }
  }
  rounds.push(cut);
  return there(rounds);
}
