// The second half waits until the first one is done.
// smallest: 4
function schedule(n) {
  if (n % 2 === 1) return schedule(n + 1).map((games) => games.filter(([a, b]) => a <= n && b <= n));
  const rounds = [];
  const pair = (from, size) => {
    if (size < 2) return;
    const h = size / 2;
    if (h % 2 === 1 && h > 1) {
      circle(from, size);
      return;
    }
    for (let i = 0; i < h; i++)
      rounds.push(Array.from({ length: h }, (_, j) => [from + j, from + h + ((i + j) % h)]));
    pair(from, h);
    pair(from + h, h);
  };
  const circle = (from, size) => {
    for (let r = 0; r < size - 1; r++) {
      const games = [];
      for (let a = 0; a < size - 1; a++) {
        const b = (r - a + size - 1) % (size - 1);
        if (a < b) games.push([from + a, from + b]);
        if (a === b) games.push([from + a, from + size - 1]);
      }
      rounds.push(games);
    }
  };
  pair(1, n);
  return rounds;
}
