// A forest with blossoms as classes; then once more without each who may have the bye.
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
  const mate = new Int32Array(n).fill(-1);
  const leader = new Int32Array(n);
  const find = (v) => {
    while (leader[v] !== v) {
      leader[v] = leader[leader[v]];
      v = leader[v];
    }
    return v;
  };
  function phase() {
    const label = new Int8Array(n);
    const parent = new Int32Array(n).fill(-1);
    const bridge = new Array(n).fill(null);
    const queue = [];
    for (let v = 0; v < n; v++) {
      leader[v] = v;
      if (mate[v] < 0) {
        label[v] = 1;
        queue.push(v);
      }
    }
    const up = (v) => {
      const b = find(v);
      return mate[b] < 0 ? -1 : find(parent[mate[b]]);
    };
    // The alternating way from an even vertex to the vertex `to` above it, both included.
    function way(from, to) {
      if (from === to) return [from];
      if (bridge[from] === null) {
        const odd = mate[from];
        return [from, odd, ...way(parent[odd], to)];
      }
      const [x, y] = bridge[from];
      // An odd vertex goes round its blossom: against its tree to the bridge, and over it.
      return [from, ...way(x, mate[from]).reverse(), ...way(y, to)];
    }
    for (const u of queue)
      for (const v of near[u]) {
        if (label[v] === 0) {
          label[v] = 2;
          parent[v] = u;
          label[mate[v]] = 1;
          queue.push(mate[v]);
        } else if (label[find(v)] === 1 && find(u) !== find(v)) {
          const above = new Set();
          for (let b = find(u); b !== -1; b = up(b)) above.add(b);
          let meet = find(v);
          while (meet !== -1 && !above.has(meet)) meet = up(meet);
          if (meet === -1) {
            const rootOf = (x) => {
              let b = find(x);
              while (mate[b] >= 0) b = up(b);
              return b;
            };
            const path = [...way(u, rootOf(u)).reverse(), ...way(v, rootOf(v))];
            for (let i = 0; i < path.length; i += 2) {
              mate[path[i]] = path[i + 1];
              mate[path[i + 1]] = path[i];
            }
            return true;
          }
          for (const [x, y] of [
            [u, v],
            [v, u],
          ])
            for (let b = find(x); b !== meet; b = find(b)) {
              const odd = mate[b];
              bridge[odd] = [x, y];
              queue.push(odd);
              leader[b] = meet;
              leader[odd] = meet;
              b = parent[odd];
            }
        }
      }
    return false;
  }
  while (phase());
  return Array.from(mate);
}
