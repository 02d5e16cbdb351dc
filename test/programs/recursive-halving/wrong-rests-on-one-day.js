// Those who rest in odd halves meet on one day more: one day too many.
// smallest: 5
function schedule(n) {
  if (n % 2 === 1) return schedule(n + 1).map((games) => games.filter(([a, b]) => a <= n && b <= n));
  if (n === 2) return [[[1, 2]]];
  const h = n / 2;
  const inside = h === 1 ? [] : schedule(h);
  const cross = Array.from({ length: h }, (_, i) =>
    Array.from({ length: h }, (_, j) => [j + 1, h + 1 + ((i + j) % h)]),
  );
  return [...cross, ...inside.map((games) => [...games, ...games.map(([a, b]) => [a + h, b + h])])];
}
