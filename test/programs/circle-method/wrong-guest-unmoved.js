// The guest always meets player 1, who sits at the top only once.
// smallest: 4
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const rounds = [];
  for (let r = 0; r < m; r++) {
    const games = n > m ? [[1, n]] : [];
    for (let a = 0; a < m; a++) {
      const b = (2 * r - a + m) % m;
      if (a < b) games.push([a + 1, b + 1]);
    }
    rounds.push(games);
  }
  return rounds;
}
