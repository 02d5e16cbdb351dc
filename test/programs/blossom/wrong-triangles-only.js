// Shrinks triangles only; longer odd cycles are passed by.
// smallest: 6 | 0 2 | 0 4 | 0 5 | 1 3 | 1 4 | 1 5 | 2 3
function solve(n, edges) {
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
          const isTriangle = [u, v].every((x) => base[x] === b || base[from[mate[base[x]]]] === b);
          if (!isTriangle || (base[u] !== b && base[v] !== b)) continue;
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
  return mate;
}
