// Searches for paths, and passes by every edge that closes an odd cycle.
// smallest: 6 8 0 | 1 4 | 1 5 | 2 3 | 2 4 | 2 5 | 3 6 | 4 6 | 5 6
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
  for (let root = 0; root < n; root++) {
    if (mate[root] !== -1) continue;
    const from = new Array(n).fill(-1);
    const base = Array.from({ length: n }, (_, v) => v);
    const even = new Array(n).fill(false);
    even[root] = true;
    const queue = [root];
    let end = -1;
    for (let i = 0; i < queue.length && end < 0; i++) {
      const u = queue[i];
      for (const v of near[u]) {
        if (base[u] === base[v] || mate[u] === v) continue;
        if (even[v]) continue;
        if (from[v] === -1) {
          from[v] = u;
          if (mate[v] === -1) {
            end = v;
            break;
          }
          even[mate[v]] = true;
          queue.push(mate[v]);
        }
      }
    }
    while (end >= 0) {
      const u = from[end];
      const next = mate[u];
      mate[end] = u;
      mate[u] = end;
      end = next;
    }
  }
  return mate;
}
