// Results come one by one: a way back closes a cycle, else whoever stands wrongly moves behind.
// within: arrows.js
function run() {
  let order = [...all];
  const known = all.map(() => []);
  for (const [u, v] of arrows) {
    const parent = new Map([[v, -1]]);
    for (const x of parent.keys()) for (const y of known[x]) if (!parent.has(y)) parent.set(y, x);
    if (parent.has(u)) {
      const way = [];
      for (let w = u; w !== -1; w = parent.get(w)) way.unshift(w);
      return { cycle: way };
    }
    known[u].push(v);
    if (order.indexOf(u) < order.indexOf(v)) continue;
    const behind = order.filter((w, k) => parent.has(w) && k < order.indexOf(u));
    const others = order.filter((w) => !behind.includes(w));
    others.splice(others.indexOf(u) + 1, 0, ...behind);
    order = others;
  }
  return { order };
}
