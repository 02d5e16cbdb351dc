// Schurig's way: count 1, 2, … along the rows of a table, again and again, and then backwards for the opponents.
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const columns = (m + 1) / 2;
  const first = [];
  const second = [];
  let count = 0;
  for (let r = 0; r < m; r++) {
    first.push([]);
    for (let c = 0; c < columns; c++) first[r].push((count++ % m) + 1);
  }
  // The row below, read from its end, has the opponents.
  for (let r = 0; r < m; r++) second.push([...first[(r + 1) % m]].reverse());
  const rounds = [];
  for (let r = 0; r < m; r++) {
    const games = [];
    for (let c = 0; c < columns; c++) {
      const [a, b] = [first[r][c], second[r][c]];
      if (a !== b) games.push([a, b]);
      else if (n > m) games.push([a, n]);
    }
    rounds.push(games);
  }
  return rounds;
}
