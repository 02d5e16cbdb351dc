// Right on the circle; the player in the middle always has Black.
// smallest: 4 3 | 2 3 1 4 | 1 3 2 4 | 1 2 3 4
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  return rounds.map((games, r) =>
    games.map(([a, b]) => (b > m || ((a - r - 1 + m) % m) % 2 === 1 ? [a, b] : [b, a])),
  );
}
