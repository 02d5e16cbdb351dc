// Fills up to the next power of two with empty seats: complete, but it takes too many days.
// smallest: 5
function schedule(n) {
  let size = 2;
  while (size < n) size *= 2;
  const rounds = [];
  for (let h = size / 2; h >= 1; h /= 2) {
    for (let i = 0; i < h; i++) {
      const games = [];
      for (let from = 1; from <= size; from += 2 * h)
        for (let j = 0; j < h; j++) games.push([from + j, from + h + ((i + j) % h)]);
      rounds.push(games.filter(([, b]) => b <= n));
    }
  }
  return rounds;
}
