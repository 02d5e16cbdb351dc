// Counts the seats of the circle modulo n, though of an even field one player sits in the middle.
// smallest: 4
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const seat = (x) => ((x + n - 1) % n) + 1;
  const rounds = [];
  for (let i = 1; i <= m; i++) {
    const games = [];
    for (let j = 1; j <= (m - 1) / 2; j++) games.push([seat(i + j), seat(i - j)]);
    if (n > m) games.push([i, n]);
    rounds.push(games);
  }
  return rounds;
}
