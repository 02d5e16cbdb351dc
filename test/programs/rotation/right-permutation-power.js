// The table of the first round, and a permutation that is applied to it again and again.
function schedule(n, cycles) {
  const size = n + (n % 2);
  const turn = Array.from({ length: size + 1 }, (_, p) => (p < 2 ? p : p === size ? 2 : p + 1));
  const rounds = [];
  let games = [];
  for (let a = 1; a <= size / 2; a++) games.push([a, size + 1 - a]);
  for (let r = 1; r <= (size - 1) * cycles; r++) {
    const shown = games.map(([a, b]) => (r < size ? [a, b] : [b, a]));
    rounds.push(shown.filter((game) => Math.max(...game) <= n));
    games = games.map((game) => game.map((p) => turn[p]));
  }
  return rounds;
}
