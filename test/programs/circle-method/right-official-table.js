// The official table: each number is followed by the one half a circle on, and the last one stays.
function schedule(n) {
  const size = n + (n % 2);
  const next = (p) => (p === size ? size : ((p + size / 2 - 1) % (size - 1)) + 1);
  let games = Array.from({ length: size / 2 }, (_, k) => [k + 1, size - k]);
  const rounds = [];
  for (let r = 1; r < size; r++) {
    rounds.push(games.filter((game) => game.every((p) => p <= n)));
    games = games.map(([a, b]) => (b === size || a === size ? [next(b), next(a)] : [next(a), next(b)]));
    games = games.map(([a, b]) => (r % 2 === 1 ? [a, b] : [b, a]));
  }
  return rounds;
}
