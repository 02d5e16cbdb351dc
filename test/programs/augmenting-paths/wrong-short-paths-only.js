// Takes free edges, then paths of three edges; longer ones it does not look for.
// smallest: 6 3 | 0 4 | 0 5 | 1 3 | 1 4 | 2 3
function solve(n, left, edges) {
  const mate = new Array(n).fill(-1);
  const join = (u, v) => {
    mate[u] = v;
    mate[v] = u;
  };
  for (const [u, v] of edges) if (mate[u] === -1 && mate[v] === -1) join(u, v);
  for (let grows = true; grows; ) {
    grows = false;
    for (const [u, v] of edges) {
      if (mate[u] !== -1 || mate[v] === -1) continue;
      const w = mate[v];
      const free = edges.find(([x, y]) => x === w && mate[y] === -1);
      if (!free) continue;
      join(u, v);
      join(w, free[1]);
      grows = true;
    }
  }
  return mate;
}
