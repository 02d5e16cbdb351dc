// The best first, each with the first whom he may meet; never changed.
// smallest: 3 0 1 | 3
function pair(n, met, noBye) {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
  const rows = [];
  const busy = new Set();
  for (let a = 1; a <= n; a++) {
    if (busy.has(a)) continue;
    for (let b = a + 1; b <= n; b++) {
      if (busy.has(b) || known.has(a * 1000 + b)) continue;
      busy.add(a).add(b);
      rows.push([a, b]);
      break;
    }
  }
  if (n % 2 === 0) return rows;
  for (let p = n; p >= 1; p--) if (!busy.has(p) && !noBye.includes(p)) return [...rows, [p, 0]];
  return rows;
}
