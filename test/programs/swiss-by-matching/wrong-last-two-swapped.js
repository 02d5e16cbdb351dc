// From the top; when the last ones cannot meet, one earlier pair is undone, and no other.
// smallest: 3 0 1 | 3
function pair(n, met, noBye) {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
  const mayMeet = (a, b) => !known.has(Math.min(a, b) * 1000 + Math.max(a, b));
  let rows = [];
  const busy = () => new Set(rows.flat());
  for (let a = 1; a <= n; a++)
    for (let b = a + 1; b <= n; b++) if (!busy().has(a) && !busy().has(b) && mayMeet(a, b)) rows.push([a, b]);
  const left = () => Array.from({ length: n }, (_, p) => p + 1).filter((p) => !busy().has(p));
  for (let again = true; again; ) {
    again = false;
    for (const a of left())
      for (const b of left())
        for (const row of rows) {
          const [c, d] = row;
          if (again || a === b || !mayMeet(a, c) || !mayMeet(b, d)) continue;
          rows = [...rows.filter((other) => other !== row), [a, c], [b, d]];
          again = true;
        }
  }
  const p = left().findLast((q) => !noBye.includes(q));
  return n % 2 === 1 && p !== undefined ? [...rows, [p, 0]] : rows;
}
