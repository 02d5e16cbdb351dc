// Takes each edge both of whose ends are free, and never looks back.
// smallest: 4 2 | 0 2 | 0 3 | 1 2
function solve(n, left, edges) {
  const mate = new Array(n).fill(-1);
  for (const [u, v] of edges)
    if (mate[u] === -1 && mate[v] === -1) {
      mate[u] = v;
      mate[v] = u;
    }
  return mate;
}
