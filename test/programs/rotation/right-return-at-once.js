// Each round of the table of sums is followed at once by its return games.
function schedule(n, cycles) {
  const m = n % 2 === 1 ? n : n - 1;
  const rounds = [];
  for (let r = 0; r < m; r++) {
    const games = [];
    for (let a = 0; a < m; a++) {
      const b = (r - a + m) % m;
      if (a < b) games.push([a + 1, b + 1]);
      else if (a === b && n > m) games.push([n, a + 1]);
    }
    rounds.push(games);
    if (cycles === 2) rounds.push(games.map(([a, b]) => [b, a]));
  }
  return rounds;
}
