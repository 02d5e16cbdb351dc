// Kuhn's searches, which share one set of vertices that were seen.
// smallest: 4 2 | 0 2 | 0 3 | 1 2
function solve(n, left, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) near[u].push(v);
  const mate = new Array(n).fill(-1);
  const seen = new Set();
  function search(u) {
    for (const v of near[u]) {
      if (seen.has(v)) continue;
      seen.add(v);
      if (mate[v] === -1 || search(mate[v])) {
        mate[u] = v;
        mate[v] = u;
        return true;
      }
    }
    return false;
  }
  for (let u = 0; u < left; u++) search(u);
  return mate;
}
