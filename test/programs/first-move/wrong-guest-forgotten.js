// The circle alone: the games of player n are left out.
// smallest: 2 1 | 1 2
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  return rounds.map((games, r) =>
    games.filter(([, b]) => b <= m).map(([a, b]) => (((a - r - 1 + m) % m) % 2 === 1 ? [a, b] : [b, a])),
  );
}
