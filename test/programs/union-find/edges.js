// What the programs here have in common. Each has a function of its own in place of one of these: `given`, the first edge that closes
// a cycle and the sizes; `forest`, the chosen edges.
function solve(n, edges) {
  const byWeight = () => [...edges.keys()].sort((j, k) => edges[j][2] - edges[k][2]);

  // Groups are sets; the smaller one moves into the larger.
  function groups() {
    const group = Array.from({ length: n }, (_, v) => new Set([v]));
    const join = ([u, v]) => {
      if (group[u] === group[v]) return false;
      const [small, large] = group[u].size < group[v].size ? [group[u], group[v]] : [group[v], group[u]];
      for (const x of small) {
        large.add(x);
        group[x] = large;
      }
      return true;
    };
    return { join, sizeOf: (v) => group[v].size };
  }

  function given() {
    const { join, sizeOf } = groups();
    let first = -1;
    const sizes = edges.map((edge, k) => {
      if (!join(edge) && first < 0) first = k;
      return sizeOf(edge[0]);
    });
    return [first, sizes];
  }

  function forest() {
    const { join } = groups();
    return byWeight().filter((k) => join(edges[k]));
  }

  // arrange

  const [first, sizes] = given();
  return [[first], sizes, forest()];
}
