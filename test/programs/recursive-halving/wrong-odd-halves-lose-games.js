// The printed program: the last player of an odd group has no row, and his games are lost.
// smallest: 3
function schedule(n) {
  const rounds = Array.from({ length: n - 1 }, () => []);
  const pair = (from, to, day) => {
    if (from >= to) return;
    const h = Math.floor((to - from + 1) / 2);
    for (let i = 0; i < h; i++)
      for (let j = 0; j < h; j++) rounds[day + i].push([from + j, from + h + ((i + j) % h)]);
    pair(from, from + h - 1, day + h);
    pair(from + h, to, day + h);
  };
  pair(1, n, 0);
  return rounds;
}
