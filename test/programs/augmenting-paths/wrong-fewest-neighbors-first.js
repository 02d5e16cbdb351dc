// Whoever has fewest neighbors left chooses first, and takes the one who has fewest; never changed again.
// smallest: 16 8 | 4 13 | 1 10 | 6 10 | 7 8 | 7 14 | 7 9 | 1 11 | 3 11 | 3 14 | 7 11 | 0 15 | 5 11 | 4 12 | 2 12 | 2 15 | 0 13 | 6 14 | 1 8 | 6 11 | 7 10 | 0 12 | 1 9 | 3 8 | 5 13 | 6 9 | 3 10 | 4 15 | 2 13
function solve(n, left, edges) {
  const mate = new Array(n).fill(-1);
  for (;;) {
    const open = edges.filter(([u, v]) => mate[u] === -1 && mate[v] === -1);
    if (open.length === 0) return mate;
    const degree = new Array(n).fill(0);
    for (const [u, v] of open) {
      degree[u]++;
      degree[v]++;
    }
    const key = ([u, v]) => Math.min(degree[u], degree[v]) * 1000 + Math.max(degree[u], degree[v]);
    const [u, v] = open.reduce((best, edge) => (key(edge) < key(best) ? edge : best));
    mate[u] = v;
    mate[v] = u;
  }
}
