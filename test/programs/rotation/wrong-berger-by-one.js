// Berger's numbers one too far: everyone goes on by N / 2 + 1 instead of N / 2.
// smallest: 3 1
function schedule(n, cycles) {
  const size = n + (n % 2);
  const rounds = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    let games = Array.from({ length: size / 2 }, (_, k) => [k + 1, size - k]);
    for (let r = 1; r < size; r++) {
      const shown = games.filter((game) => game.every((p) => p <= n));
      rounds.push(shown.map(([a, b]) => (cycle === 0 ? [a, b] : [b, a])));
      games = games.map((game) => game.map((p) => (p === size ? p : ((p + size / 2) % (size - 1)) + 1)));
    }
  }
  return rounds;
}
