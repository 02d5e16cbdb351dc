// Takes the place before it is known whether its owner finds another one, and does not give it back.
// smallest: 4 2 | 0 2 | 1 2 | 1 3
function solve(n, left, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) near[u].push(v);
  const mate = new Array(n).fill(-1);
  function search(u, seen) {
    for (const v of near[u]) {
      if (seen.has(v)) continue;
      seen.add(v);
      const owner = mate[v];
      mate[u] = v;
      mate[v] = u;
      if (owner === -1 || search(owner, seen)) return true;
      mate[owner] = -1;
    }
    return false;
  }
  for (let u = 0; u < left; u++) search(u, new Set());
  for (let u = 0; u < left; u++) if (mate[u] !== -1 && mate[mate[u]] !== u) mate[u] = -1;
  return mate;
}
