// Each order from the one before: pivot, heir, turn. Exchanges: the whole table is searched for every difference.
function orders(s1, s2, exchange) {
  const rows = [];
  if (exchange === 0) {
    const row = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
    const turn = (from) => {
      for (let [i, j] = [from, s2 - 1]; i < j; i++, j--) [row[i], row[j]] = [row[j], row[i]];
    };
    for (;;) {
      rows.push(row.slice(0, s1));
      turn(s1); // those who are not paired fall, so that the next order changes a place that counts
      let i = s2 - 2;
      while (i >= 0 && row[i] > row[i + 1]) i--;
      if (i < 0) return rows;
      let j = s2 - 1;
      while (row[j] < row[i]) j--;
      [row[i], row[j]] = [row[j], row[i]];
      turn(i + 1);
    }
  }
  const choose = (from, to, step, size) => {
    const found = [];
    const add = (group, next) => {
      if (group.length === size) found.push(group);
      else for (let p = next; step > 0 ? p <= to : p >= to; p += step) add([...group, p], p + step);
    };
    add([], from);
    return found;
  };
  const downs = choose(s1, 1, -1, exchange);
  const ups = choose(s1 + 1, s1 + s2, 1, exchange);
  const gap = (down, up) => up.reduce((sum, p, k) => sum + p - down[k], 0);
  for (let d = 1; d <= exchange * (s1 + s2); d++) {
    for (const down of downs) for (const up of ups) if (gap(down, up) === d) rows.push([...down, ...up]);
  }
  return rows;
}
