// Every alternating path is tried; then once more without each who may have the bye.
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
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  const mate = new Array(n).fill(-1);
  function search(u, onPath) {
    for (const v of near[u]) {
      if (onPath.has(v)) continue;
      const w = mate[v];
      if (w !== -1 && onPath.has(w)) continue;
      onPath.add(v);
      if (w === -1 || search(w, onPath.add(w))) {
        mate[u] = v;
        mate[v] = u;
        return true;
      }
      onPath.delete(v);
      onPath.delete(w);
    }
    return false;
  }
  for (let u = 0; u < n; u++) if (mate[u] === -1) search(u, new Set([u]));
  return mate;
}
