// Colors the vertices as if there were two sides, and leaves out the edges within one.
// smallest: 4 | 0 1 | 0 2 | 0 3 | 1 2
function solve(n, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  const side = new Array(n).fill(-1);
  for (let s = 0; s < n; s++) {
    if (side[s] !== -1) continue;
    side[s] = 0;
    const queue = [s];
    for (const u of queue)
      for (const v of near[u])
        if (side[v] === -1) {
          side[v] = 1 - side[u];
          queue.push(v);
        }
  }
  const mate = new Array(n).fill(-1);
  function search(u, seen) {
    for (const v of near[u]) {
      if (side[v] === side[u] || seen.has(v)) continue;
      seen.add(v);
      if (mate[v] === -1 || search(mate[v], seen)) {
        mate[u] = v;
        mate[v] = u;
        return true;
      }
    }
    return false;
  }
  for (let u = 0; u < n; u++) if (side[u] === 0) search(u, new Set());
  return mate;
}
