// A vertex with one neighbor takes it, which is never wrong; without such a vertex each neighbor is tried.
// largest: 40
function solve(n, left, edges) {
  function best(rest) {
    const near = new Map();
    for (const [u, v] of rest)
      for (const [x, y] of [
        [u, v],
        [v, u],
      ])
        near.set(x, [...(near.get(x) ?? []), y]);
    if (near.size === 0) return [];
    const without = (a, b) => rest.filter((edge) => !edge.includes(a) && !edge.includes(b));
    for (const [x, [y, ...more]] of near) if (more.length === 0) return [[x, y], ...best(without(x, y))];
    const ours = [...near.keys()].filter((x) => x < left).length;
    const most = Math.min(ours, near.size - ours);
    const [x, own] = [...near].reduce((a, b) => (b[1].length < a[1].length ? b : a));
    let found = [];
    for (const y of own) {
      const tried = [[x, y], ...best(without(x, y))];
      if (tried.length > found.length) found = tried;
      if (found.length === most) return found;
    }
    const others = best(without(x, x));
    return others.length > found.length ? others : found;
  }
  const mate = new Array(n).fill(-1);
  for (const [u, v] of best(edges)) {
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
