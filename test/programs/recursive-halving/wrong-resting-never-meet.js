// Leaves a day of the crossing out where the halves are odd, but those who rest do not meet.
// smallest: 5
function schedule(n) {
  const days = n % 2 === 1 ? n : n - 1;
  const rounds = Array.from({ length: days }, () => []);
  const pair = (from, to, size, day) => {
    if (from >= to) return;
    const h = Math.ceil(size / 2);
    const first = h > 1 && h % 2 === 1 ? 1 : 0;
    for (let i = first; i < h; i++)
      for (let j = 0; j < h; j++) {
        const b = from + h + ((i + j) % h);
        if (b <= to) rounds[day + i - first].push([from + j, b]);
      }
    pair(from, from + h - 1, h, day + h - first);
    pair(from + h, to, h, day + h - first);
  };
  pair(1, n, n, 0);
  return rounds;
}
