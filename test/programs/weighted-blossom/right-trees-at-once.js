// A tree is solved from its leaves; where there is a cycle, one of its edges is taken or left, until only trees remain.
// largest: 24
function solve(n, edges) {
  function best(rest) {
    const near = new Map();
    for (const edge of rest)
      for (const [x, y] of [edge, [edge[1], edge[0]]])
        near.set(x, [...(near.get(x) ?? []), [y, edge[2], edge]]);
    const seen = new Set();
    let cycle;
    const total = { weight: 0, taken: [] };
    const plus = (a, b) => ({ weight: a.weight + b.weight, taken: [...a.taken, ...b.taken] });
    // Two answers for a subtree: with its root left free, and the best of all.
    function tree(u, from) {
      seen.add(u);
      let free = { weight: 0, taken: [] };
      const children = [];
      for (const [v, weight, edge] of near.get(u)) {
        if (v === from) continue;
        if (seen.has(v)) {
          cycle ??= edge;
          continue;
        }
        const child = tree(v, u);
        children.push({ edge, weight, child });
        free = plus(free, child.any);
      }
      let any = free;
      for (const { edge, weight, child } of children) {
        const sum = free.weight - child.any.weight + child.free.weight + weight;
        if (sum <= any.weight) continue;
        let taken = { weight: 0, taken: [] };
        for (const other of children)
          taken = plus(taken, other.child === child ? child.free : other.child.any);
        any = { weight: sum, taken: [...taken.taken, edge] };
      }
      return { free, any };
    }
    for (const u of near.keys()) {
      if (seen.has(u)) continue;
      const { any } = tree(u, -1);
      if (cycle) break;
      total.weight += any.weight;
      total.taken.push(...any.taken);
    }
    if (!cycle) return total;
    const [u, v, weight] = cycle;
    const without = best(rest.filter((edge) => edge !== cycle));
    const inside = best(rest.filter(([x, y]) => x !== u && x !== v && y !== u && y !== v));
    return inside.weight + weight > without.weight
      ? { weight: inside.weight + weight, taken: [...inside.taken, cycle] }
      : without;
  }
  const mate = new Array(n).fill(-1);
  for (const [u, v] of best(edges).taken) {
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
