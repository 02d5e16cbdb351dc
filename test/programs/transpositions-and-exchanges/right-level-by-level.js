// All beginnings of one place, then of two, and so on. Exchanges: for a sum wanted of S2, only groups that can reach it.
function orders(s1, s2, exchange) {
  const all = s1 + s2;
  if (exchange === 0) {
    let rows = [[]];
    for (let place = 0; place < s1; place++) {
      const longer = [];
      for (const row of rows)
        for (let p = s1 + 1; p <= all; p++) if (!row.includes(p)) longer.push([...row, p]);
      rows = longer;
    }
    return rows;
  }
  function* groupsWithSum(from, size, sum) {
    if (size === 0) {
      if (sum === 0) yield [];
      return;
    }
    for (let p = from; p <= all - size + 1 && p <= sum; p++)
      for (const rest of groupsWithSum(p + 1, size - 1, sum - p)) yield [p, ...rest];
  }
  function* fallingGroups(from, size) {
    if (size === 0) yield [];
    else
      for (let p = from; p >= size; p--)
        for (const rest of fallingGroups(p - 1, size - 1)) yield [p, ...rest];
  }
  const rows = [];
  for (let gap = exchange * exchange; gap <= exchange * (all - exchange); gap++) {
    for (const down of fallingGroups(s1, exchange)) {
      const sum = down.reduce((a, b) => a + b, gap);
      for (const up of groupsWithSum(s1 + 1, exchange, sum)) rows.push([...down, ...up]);
    }
  }
  return rows;
}
