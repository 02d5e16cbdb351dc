// Berge's theorem and nothing else: every alternating path from an exposed vertex is tried, without a vertex twice.
// largest: 40
function solve(n, edges) {
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
