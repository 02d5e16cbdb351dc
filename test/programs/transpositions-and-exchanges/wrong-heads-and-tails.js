// Pairs the groups player by player and looks at the largest gap of a pair, not at the sums.
// smallest: 2 4 2
function orders(s1, s2, exchange) {
  const upper = Array.from({ length: s1 }, (_, k) => s1 - k);
  const lower = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
  const fill = (left, places) =>
    places === 0
      ? [[]]
      : left.flatMap((p) =>
          fill(
            left.filter((q) => q !== p),
            places - 1,
          ).map((rest) => [p, ...rest]),
        );
  if (exchange === 0) return fill(lower, s1);
  const groups = (list, size) =>
    size === 0
      ? [[]]
      : list.flatMap((p, i) => groups(list.slice(i + 1), size - 1).map((rest) => [p, ...rest]));
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  const rows = [];
  for (const down of groups(upper, exchange)) {
    for (const up of groups(lower, exchange))
      rows.push({ row: [...down, ...up], gap: Math.max(...up.map((p, k) => p - down[k])) });
  }
  rows.sort((a, b) => a.gap - b.gap);
  return rows.map(({ row }) => row);
}
