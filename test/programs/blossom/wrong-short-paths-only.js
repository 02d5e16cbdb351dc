// Takes free edges, then paths of three edges; longer ones it does not look for.
// smallest: 6 | 0 1 | 0 2 | 1 3 | 2 4 | 4 5
function solve(n, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  const mate = new Array(n).fill(-1);
  const join = (u, v) => {
    mate[u] = v;
    mate[v] = u;
  };
  for (const [u, v] of edges) if (mate[u] === -1 && mate[v] === -1) join(u, v);
  for (let grows = true; grows; ) {
    grows = false;
    for (let u = 0; u < n; u++) {
      if (mate[u] !== -1) continue;
      for (const v of near[u]) {
        const w = mate[v];
        const x = near[w].find((y) => mate[y] === -1 && y !== u);
        if (x === undefined) continue;
        join(u, v);
        join(w, x);
        grows = true;
        break;
      }
    }
  }
  return mate;
}
