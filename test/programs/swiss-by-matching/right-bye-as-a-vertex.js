// The bye is one vertex more, which looks for a path when all others have found theirs.
function pair(n, met, noBye) {
  const edges = open(n, met);
  const mate = new Array(n + 1).fill(-1);
  largest(n + 1, edges, mate, [...mate.keys()].slice(0, n));
  if (n % 2 === 1) {
    for (let p = 0; p < n; p++) if (!noBye.includes(p + 1)) edges.push([p, n]);
    largest(n + 1, edges, mate, [n]);
  }
  const rows = [];
  for (let u = 0; u < n; u++) if (mate[u] > u) rows.push(mate[u] === n ? [u + 1, 0] : [u + 1, mate[u] + 1]);
  return rows;
}

// The pairs that have not met, with players from 0.
function open(n, met) {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
  const edges = [];
  for (let a = 1; a <= n; a++)
    for (let b = a + 1; b <= n; b++) if (!known.has(a * 1000 + b)) edges.push([a - 1, b - 1]);
  return edges;
}

function largest(n, edges, mate, roots) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  for (const root of roots) {
    if (mate[root] !== -1) continue;
    const from = new Array(n).fill(-1);
    const base = Array.from({ length: n }, (_, v) => v);
    const even = new Array(n).fill(false);
    even[root] = true;
    const queue = [root];
    let end = -1;
    const meet = (a, b) => {
      const seen = new Set();
      for (let x = base[a]; ; x = base[from[mate[x]]]) {
        seen.add(x);
        if (mate[x] === -1) break;
      }
      let y = base[b];
      while (!seen.has(y)) y = base[from[mate[y]]];
      return y;
    };
    for (let i = 0; i < queue.length && end < 0; i++) {
      const u = queue[i];
      for (const v of near[u]) {
        if (base[u] === base[v] || mate[u] === v) continue;
        if (v === root || (mate[v] !== -1 && from[mate[v]] !== -1)) {
          const b = meet(u, v);
          const inside = new Set();
          const mark = (x, child) => {
            while (base[x] !== b) {
              inside.add(base[x]);
              inside.add(base[mate[x]]);
              from[x] = child;
              child = mate[x];
              x = from[mate[x]];
            }
          };
          mark(u, v);
          mark(v, u);
          for (let w = 0; w < n; w++)
            if (inside.has(base[w])) {
              base[w] = b;
              if (!even[w]) {
                even[w] = true;
                queue.push(w);
              }
            }
        } else if (from[v] === -1) {
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
}
