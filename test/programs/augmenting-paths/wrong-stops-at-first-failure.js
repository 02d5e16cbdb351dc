// Ends when one search finds nothing, though another might.
// smallest: 3 2 | 1 2
function solve(n, left, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) near[u].push(v);
  const mate = new Array(n).fill(-1);
  function search(u, seen) {
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
  for (let u = 0; u < left; u++) if (!search(u, new Set())) break;
  return mate;
}
