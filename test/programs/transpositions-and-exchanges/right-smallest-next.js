// Walks from each row to the smallest one after it, and needs no memory but the row itself.
function orders(s1, s2, exchange) {
  const rows = [];
  if (exchange === 0) {
    let row = Array.from({ length: s1 }, (_, k) => s1 + 1 + k);
    while (row) {
      rows.push(row);
      row = following(row);
    }
    return rows;
  }
  const groups = [];
  const collect = (group, from, to) => {
    if (group.length === exchange) groups.push(group);
    else for (let p = from; p <= to; p++) collect([...group, p], p + 1, to);
  };
  collect([], 1, s1);
  // Written from the weakest player, the largest first.
  const downs = groups.splice(0).map((group) => group.reverse());
  downs.sort((a, b) => b[a.findIndex((p, k) => p !== b[k])] - a[a.findIndex((p, k) => p !== b[k])] || 0);
  collect([], s1 + 1, s1 + s2);
  const table = downs.map((down) => groups.map((up) => total(up) - total(down)));
  for (const gap of [...new Set(table.flat())].sort((a, b) => a - b)) {
    table.forEach((line, i) => {
      line.forEach((each, j) => {
        if (each === gap) rows.push([...downs[i], ...groups[j]]);
      });
    });
  }
  return rows;

  function following(row) {
    for (let k = s1 - 1; k >= 0; k--) {
      const before = row.slice(0, k);
      const isFree = (p) => !before.includes(p);
      for (let p = row[k] + 1; p <= s1 + s2; p++) {
        if (!isFree(p)) continue;
        const next = [...before, p];
        for (let q = s1 + 1; next.length < s1; q++) if (!next.includes(q)) next.push(q);
        return next;
      }
    }
    return undefined;
  }

  function total(group) {
    return group.reduce((sum, p) => sum + p, 0);
  }
}
