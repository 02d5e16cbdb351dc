// The heir is the largest player behind the pivot, not the smallest of those that are larger.
// smallest: 1 3 0
function orders(s1, s2, exchange) {
  const rows = [];
  if (exchange === 0) {
    const row = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
    const turn = (from) => {
      for (let [i, j] = [from, s2 - 1]; i < j; i++, j--) [row[i], row[j]] = [row[j], row[i]];
    };
    for (;;) {
      rows.push(row.slice(0, s1));
      turn(s1);
      let i = s2 - 2;
      while (i >= 0 && row[i] > row[i + 1]) i--;
      if (i < 0) return rows;
      const j = i + 1;
      [row[i], row[j]] = [row[j], row[i]];
      turn(i + 1);
    }
  }
  const groups = (list, size) =>
    size === 0
      ? [[]]
      : list.flatMap((p, i) => groups(list.slice(i + 1), size - 1).map((rest) => [p, ...rest]));
  const gap = (row) => row.reduce((sum, p) => sum + (p > s1 ? p : -p), 0);
  for (const down of groups(
    Array.from({ length: s1 }, (_, k) => s1 - k),
    exchange,
  )) {
    for (const up of groups(
      Array.from({ length: s2 }, (_, k) => s1 + 1 + k),
      exchange,
    ))
      rows.push([...down, ...up]);
  }
  return rows.sort((a, b) => gap(a) - gap(b));
}
