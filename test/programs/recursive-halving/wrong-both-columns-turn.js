// Both columns turn, so the same two stay opposite each other.
// smallest: 3
function schedule(n) {
  const days = n % 2 === 1 ? n : n - 1;
  const rounds = Array.from({ length: days }, () => []);
  const pair = (from, to, size, day) => {
    if (from >= to) return;
    const h = Math.ceil(size / 2);
    for (let i = 0; i < h && day + i < days; i++)
      for (let j = 0; j < h; j++) {
        const turned = (i + j) % h;
        if (from + h + turned <= to) rounds[day + i].push([from + turned, from + h + turned]);
      }
    pair(from, from + h - 1, h, day + h);
    pair(from + h, to, h, day + h);
  };
  pair(1, n, n, 0);
  return rounds;
}
