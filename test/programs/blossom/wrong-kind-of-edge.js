// Marks each vertex for both kinds of edge by which it is reached, and never enters one that is on the path.
// smallest: 8 | 6 5 | 0 6 | 7 0 | 2 5 | 5 7 | 0 1 | 2 4 | 2 3 | 1 7 | 6 3
function solve(n, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  const mate = new Array(n).fill(-1);
  function search(u, even, odd, on) {
    even.add(u);
    on.add(u);
    for (const v of near[u]) {
      if (v === mate[u] || on.has(v) || odd.has(v)) continue;
      odd.add(v);
      const w = mate[v];
      if (w !== -1 && (on.has(w) || even.has(w))) continue;
      on.add(v);
      if (w === -1 || search(w, even, odd, on)) {
        mate[u] = v;
        mate[v] = u;
        return true;
      }
      on.delete(v);
    }
    on.delete(u);
    return false;
  }
  for (let isLarger = true; isLarger; ) {
    isLarger = false;
    for (let u = 0; u < n; u++)
      if (mate[u] === -1 && search(u, new Set(), new Set(), new Set())) isLarger = true;
  }
  return mate;
}
