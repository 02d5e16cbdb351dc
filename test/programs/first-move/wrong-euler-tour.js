// Walks along all games in closed tours, White to the one it comes from: equal shares, but nobody looks at the order.
// smallest: 5 5 | 2 5 3 4 | 1 3 4 5 | 2 4 1 5 | 3 5 1 2 | 1 4 2 3
function colors(n, rounds) {
  const met = Array.from({ length: n + 1 }, () => new Set());
  for (const [a, b] of rounds.flat()) {
    met[a].add(b);
    met[b].add(a);
  }
  if (n % 2 === 0) {
    for (let p = 1; p <= n; p++) {
      met[0].add(p);
      met[p].add(0);
    }
  }
  const white = new Set();
  for (let start = 0; start <= n; start++) {
    while (met[start].size > 0) {
      for (let p = start; met[p].size > 0; ) {
        const [q] = met[p];
        met[p].delete(q);
        met[q].delete(p);
        white.add(`${p} ${q}`);
        p = q;
      }
    }
  }
  return rounds.map((games) => games.map(([a, b]) => (white.has(`${a} ${b}`) ? [a, b] : [b, a])));
}
