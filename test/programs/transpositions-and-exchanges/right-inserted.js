// Takes the players of S2 in any order and inserts each row where it belongs, with one rule to compare two rows.
function orders(s1, s2, exchange) {
  const rows = [];
  const gapOf = (row) => row.reduce((sum, p) => sum + (p > s1 ? p : -p), 0);
  const isBefore = (a, b) => {
    if (exchange > 0 && gapOf(a) !== gapOf(b)) return gapOf(a) < gapOf(b);
    for (let k = 0; k < a.length; k++) {
      if (a[k] !== b[k]) return k < exchange ? a[k] > b[k] : a[k] < b[k];
    }
    return false;
  };
  const insert = (row) => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(rows[middle], row)) low = middle + 1;
      else high = middle;
    }
    rows.splice(low, 0, row);
  };
  const places = exchange === 0 ? s1 : 2 * exchange;
  const build = (row) => {
    if (row.length === places) {
      insert(row);
      return;
    }
    const inS1 = row.length < exchange;
    const [from, to] = inS1 ? [1, s1] : [s1 + 1, s1 + s2];
    for (let p = to; p >= from; p--) {
      const last = row[row.length - 1];
      if (exchange === 0 && row.includes(p)) continue;
      if (exchange > 0 && inS1 && row.length > 0 && p >= last) continue;
      if (exchange > 0 && row.length > exchange && p <= last) continue;
      build([...row, p]);
    }
  };
  build([]);
  return rows;
}
