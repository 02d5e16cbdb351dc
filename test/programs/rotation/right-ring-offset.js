// Nothing moves: only the place where the ring begins to be read.
function schedule(n, cycles) {
  const size = n + (n % 2);
  const ring = size - 1;
  const rounds = [];
  for (let r = 0; r < ring * cycles; r++) {
    const start = (ring - (r % ring)) % ring;
    const at = (i) => (i === 0 ? size : ((start + i - 1) % ring) + 1);
    const games = [];
    for (let i = 0; i < size / 2; i++) {
      const game = [at(i), at(ring - i)];
      if (game.some((p) => p > n)) continue;
      games.push(r < ring ? game : game.reverse());
    }
    rounds.push(games);
  }
  return rounds;
}
