// Fills the places one by one; exchanges are made column by column and sorted by their difference.
function orders(s1, s2, exchange) {
  const rows = [];
  const fill = (row, left, places) => {
    if (places === 0) rows.push(row);
    else
      for (const p of left)
        fill(
          [...row, p],
          left.filter((q) => q !== p),
          places - 1,
        );
  };
  const upper = Array.from({ length: s1 }, (_, k) => s1 - k);
  const lower = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
  if (exchange === 0) {
    fill([], lower, s1);
    return rows;
  }
  const groups = (list, k) =>
    k === 0 ? [[]] : list.flatMap((p, i) => groups(list.slice(i + 1), k - 1).map((rest) => [p, ...rest]));
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  for (const down of groups(upper, exchange)) {
    for (const up of groups(lower, exchange)) rows.push({ row: [...down, ...up], gap: sum(up) - sum(down) });
  }
  rows.sort((a, b) => a.gap - b.gap);
  return rows.map(({ row }) => row);
}
