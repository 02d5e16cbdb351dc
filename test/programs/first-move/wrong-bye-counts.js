// Alternates by rounds instead of games: after a bye the color is the one before it.
// smallest: 3 3 | 2 3 | 1 3 | 1 2
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  return rounds.map((games, r) =>
    games.map(([a, b]) => {
      if (b > m) return r % 2 === 0 ? [a, b] : [b, a];
      return (a + r) % 2 === 1 ? [a, b] : [b, a];
    }),
  );
}
