// A vertex with one neighbor takes it, which is never wrong; without such a vertex an edge is taken or left out for good.
// largest: 40
function solve(n, edges) {
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
    for (const [x, own] of near) if (own.length === 1) return [[x, own[0]], ...best(without(x, own[0]))];
    const [u, v] = rest.reduce((a, b) =>
      near.get(b[0]).length + near.get(b[1]).length > near.get(a[0]).length + near.get(a[1]).length ? b : a,
    );
    const left = best(rest.filter(([x, y]) => x !== u || y !== v));
    if (left.length === near.size >> 1) return left;
    const taken = [[u, v], ...best(without(u, v))];
    return taken.length > left.length ? taken : left;
  }
  const mate = new Array(n).fill(-1);
  for (const [u, v] of best(edges)) {
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
