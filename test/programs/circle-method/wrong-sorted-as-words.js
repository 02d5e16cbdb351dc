// Sorts the seats before it starts, as words: 10 comes before 2, and the last chair is taken for player n.
// smallest: 10
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const circle = Array.from({ length: n }, (_, i) => i + 1)
    .sort()
    .slice(0, m);
  const rounds = [];
  for (let r = 0; r < m; r++) {
    const games = [];
    for (let a = 0; a < m; a++) {
      const b = (r - a + m) % m;
      if (a < b) games.push([circle[a], circle[b]]);
      if (a === b && n > m) games.push([circle[a], n]);
    }
    rounds.push(games);
  }
  return rounds;
}
