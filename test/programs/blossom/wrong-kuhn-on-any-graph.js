// The search for graphs with two sides, on a graph that has none.
// smallest: 6 | 5 2 | 5 4 | 1 3 | 4 1 | 5 0 | 0 1 | 0 3
function solve(n, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  const mate = new Array(n).fill(-1);
  function search(u, seen) {
    seen.add(u);
    for (const v of near[u]) {
      if (seen.has(v)) continue;
      seen.add(v);
      if (mate[v] === -1 || search(mate[v], seen)) {
        mate[u] = v;
        mate[v] = u;
        return true;
      }
    }
    return false;
  }
  for (let u = 0; u < n; u++) if (mate[u] === -1) search(u, new Set());
  return mate;
}
