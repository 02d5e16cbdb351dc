// Takes the heaviest edge whose ends are free, and never looks back.
// smallest: 4 | 0 1 1 | 0 2 1 | 1 3 1
function solve(n, edges) {
  const mate = new Array(n).fill(-1);
  for (const [u, v] of edges.sort((a, b) => b[2] - a[2]))
    if (mate[u] === -1 && mate[v] === -1) {
      mate[u] = v;
      mate[v] = u;
    }
  return mate;
}
