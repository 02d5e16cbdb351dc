// A search that goes one step: the owner of the place gets the next free one, or none.
// smallest: 6 3 | 0 4 | 0 5 | 1 3 | 1 4 | 2 3
function solve(n, left, edges) {
  const near = Array.from({ length: left }, () => []);
  for (const [u, v] of edges) near[u].push(v);
  const mate = new Array(n).fill(-1);
  const place = (u) => {
    const v = near[u].find((w) => mate[w] === -1);
    if (v === undefined) return false;
    mate[u] = v;
    mate[v] = u;
    return true;
  };
  for (let u = 0; u < left; u++) {
    if (place(u)) continue;
    for (const v of near[u]) {
      const owner = mate[v];
      if (!place(owner)) continue;
      mate[u] = v;
      mate[v] = u;
      break;
    }
  }
  return mate;
}
