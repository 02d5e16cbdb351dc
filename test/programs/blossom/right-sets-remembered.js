// The first vertex that is left takes each of its neighbors in turn, or nobody; what a set can give is remembered.
// largest: 24
function solve(n, edges) {
  const near = new Array(n).fill(0);
  for (const [u, v] of edges) {
    near[u] |= 1 << v;
    near[v] |= 1 << u;
  }
  const known = new Map([[0, 0]]);
  function most(set) {
    const before = known.get(set);
    if (before !== undefined) return before;
    const u = 31 - Math.clz32(set);
    const rest = set ^ (1 << u);
    let best = most(rest);
    for (let all = near[u] & rest; all; all &= all - 1) best = Math.max(best, 1 + most(rest ^ (all & -all)));
    known.set(set, best);
    return best;
  }
  const mate = new Array(n).fill(-1);
  for (let set = 2 ** n - 1; set; ) {
    const u = 31 - Math.clz32(set);
    const rest = set ^ (1 << u);
    let next = rest;
    for (let all = near[u] & rest; all; all &= all - 1) {
      const v = 31 - Math.clz32(all & -all);
      if (1 + most(rest ^ (1 << v)) !== most(set)) continue;
      mate[u] = v;
      mate[v] = u;
      next = rest ^ (1 << v);
      break;
    }
    set = next;
  }
  return mate;
}
