// The largest weight among the matchings of most edges.
// smallest: 4 | 0 1 1 | 0 2 3 | 2 3 1
function solve(n, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v, weight] of edges) {
    near[u].push([v, weight + 1000]);
    near[v].push([u, weight + 1000]);
  }
  const known = new Map([[0, { weight: 0 }]]);
  function best(set) {
    const before = known.get(set);
    if (before !== undefined) return before;
    const u = 31 - Math.clz32(set);
    const rest = set ^ (1 << u);
    let found = { weight: best(rest).weight, next: rest };
    for (const [v, weight] of near[u]) {
      if (!(rest & (1 << v))) continue;
      const next = rest ^ (1 << v);
      const sum = weight + best(next).weight;
      if (sum > found.weight) found = { weight: sum, next, u, v };
    }
    known.set(set, found);
    return found;
  }
  const mate = new Array(n).fill(-1);
  for (let set = 2 ** n - 1; set; ) {
    const { u, v, next } = best(set);
    if (u !== undefined) {
      mate[u] = v;
      mate[v] = u;
    }
    set = next;
  }
  return mate;
}
