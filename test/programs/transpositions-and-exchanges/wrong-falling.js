// Turns S2 round first: the last order comes first.
// smallest: 1 2 0
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
  if (exchange === 0) return fill(lower.reverse(), s1);
  const groups = (list, size) =>
    size === 0
      ? [[]]
      : list.flatMap((p, i) => groups(list.slice(i + 1), size - 1).map((rest) => [p, ...rest]));
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  const rows = [];
  for (const down of groups(upper, exchange)) {
    for (const up of groups(lower, exchange)) rows.push({ row: [...down, ...up], gap: sum(up) - sum(down) });
  }
  rows.sort((a, b) => a.gap - b.gap);
  return rows.map(({ row }) => row);
}
