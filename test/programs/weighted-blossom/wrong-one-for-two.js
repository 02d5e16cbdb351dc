// Puts an edge in, and takes out those that it touches, as long as that gains.
// smallest: 4 | 0 1 1 | 0 2 1 | 1 3 1
function solve(n, edges) {
  const mate = new Array(n).fill(-1);
  const weightAt = new Array(n).fill(0);
  const free = (x) => {
    if (mate[x] === -1) return;
    for (const y of [mate[x], x]) {
      mate[y] = -1;
      weightAt[y] = 0;
    }
  };
  for (let again = true; again; ) {
    again = false;
    for (const [u, v, weight] of edges) {
      if (mate[u] === v || weight <= weightAt[u] + weightAt[v]) continue;
      free(u);
      free(v);
      mate[u] = v;
      mate[v] = u;
      weightAt[u] = weight;
      weightAt[v] = weight;
      again = true;
    }
  }
  return mate;
}
