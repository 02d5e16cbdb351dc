// Counts the rounds from 1 and stops before the last one.
// smallest: 2
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const rounds = [];
  for (let r = 1; r < m; r++) {
    const games = [];
    for (let a = 0; a < m; a++) {
      const b = (r - a + m) % m;
      if (a < b) games.push([a + 1, b + 1]);
      if (a === b && n > m) games.push([a + 1, n]);
    }
    rounds.push(games);
  }
  return rounds;
}
