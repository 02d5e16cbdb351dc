// Leaves first, then branches; then once more without each who may have the bye.
// largest: 24
function pair(n, met, noBye) {
  const edges = open(n, met);
  const size = (mate) => mate.filter((v) => v >= 0).length;
  const rows = (mate) => Array.from(mate).flatMap((v, u) => (v > u ? [[u + 1, v + 1]] : []));
  const best = largest(n, edges);
  if (n % 2 === 0) return rows(best);
  // The bye goes to the last one without whom there are as many pairs.
  for (let p = n - 1; p >= 0; p--) {
    if (noBye.includes(p + 1)) continue;
    const others = largest(
      n,
      edges.filter((edge) => !edge.includes(p)),
    );
    if (size(others) === size(best)) return [...rows(others), [p + 1, 0]];
  }
  return rows(best);
}

// The pairs that have not met, with players from 0.
function open(n, met) {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
  const edges = [];
  for (let a = 1; a <= n; a++)
    for (let b = a + 1; b <= n; b++) if (!known.has(a * 1000 + b)) edges.push([a - 1, b - 1]);
  return edges;
}

function largest(n, edges) {
  function best(rest) {
    const near = new Map();
    for (const [u, v] of rest)
      for (const [x, y] of [
        [u, v],
        [v, u],
      ])
        near.set(x, [...(near.get(x) ?? []), y]);
    if (near.size === 0) return [];
    const without = (a, b) => rest.filter((edge) => !edge.includes(a) && !edge.includes(b));
    for (const [x, own] of near) if (own.length === 1) return [[x, own[0]], ...best(without(x, own[0]))];
    const [u, v] = rest.reduce((a, b) =>
      near.get(b[0]).length + near.get(b[1]).length > near.get(a[0]).length + near.get(a[1]).length ? b : a,
    );
    const left = best(rest.filter(([x, y]) => x !== u || y !== v));
    if (left.length === near.size >> 1) return left;
    const taken = [[u, v], ...best(without(u, v))];
    return taken.length > left.length ? taken : left;
  }
  const mate = new Array(n).fill(-1);
  for (const [u, v] of best(edges)) {
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
