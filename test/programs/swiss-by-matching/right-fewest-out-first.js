// Nobody out, then one, then two: who is left over is chosen from the bottom, and the others must all be paired, the best first.
// largest: 24
function pair(n, met, noBye) {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
  const mayMeet = (a, b) => !known.has(Math.min(a, b) * 1000 + Math.max(a, b));
  const can = new Map([[0, true]]);
  function pairable(set) {
    if (can.has(set)) return can.get(set);
    const u = 31 - Math.clz32(set);
    const rest = set ^ (1 << u);
    let found = false;
    for (let v = u - 1; v >= 0 && !found; v--)
      found = (rest >> v) & 1 && mayMeet(v + 1, u + 1) && pairable(rest ^ (1 << v));
    can.set(set, Boolean(found));
    return Boolean(found);
  }
  const all = 2 ** n - 1;
  const mayRest = (set) =>
    n % 2 === 1 && [...Array(n).keys()].some((v) => (set >> v) & 1 && !noBye.includes(v + 1));
  function* sets(count, below) {
    if (count === 0) yield 0;
    else for (let v = below - 1; v >= 0; v--) for (const rest of sets(count - 1, v)) yield rest | (1 << v);
  }
  for (let count = n % 2; ; count += 2) {
    let out;
    for (const set of sets(count, n)) {
      if (!pairable(all ^ set)) continue;
      if (out === undefined || (!mayRest(out) && mayRest(set))) out = set;
      if (n % 2 === 0 || mayRest(out)) break;
    }
    if (out === undefined) continue;
    const rows = [];
    for (let left = all ^ out; left; ) {
      const u = 31 - Math.clz32(left & -left);
      for (let v = u + 1; v < n; v++) {
        const rest = left ^ (1 << u) ^ (1 << v);
        if (!((left >> v) & 1) || !mayMeet(u + 1, v + 1) || !pairable(rest)) continue;
        rows.push([u + 1, v + 1]);
        left = rest;
        break;
      }
    }
    for (let v = n - 1; v >= 0 && n % 2 === 1; v--)
      if ((out >> v) & 1 && !noBye.includes(v + 1)) return [...rows, [v + 1, 0]];
    return rows;
  }
}
