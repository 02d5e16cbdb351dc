// Passes by every edge that closes an odd cycle.
// smallest: 6 | 5 2 | 5 4 | 1 3 | 4 1 | 5 0 | 0 1 | 0 3
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
