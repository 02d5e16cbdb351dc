// Round r pairs numbers that differ by r bit by bit: right for powers of two, too long for other fields.
// smallest: 5
function schedule(n) {
  let size = 2;
  while (size < n) size *= 2;
  const rounds = [];
  for (let r = 1; r < size; r++) {
    const games = [];
    for (let a = 0; a < n; a++) if ((a ^ r) > a && (a ^ r) < n) games.push([a + 1, (a ^ r) + 1]);
    rounds.push(games);
  }
  return rounds;
}
