// Each tree takes the lightest edge that leaves it, all of them at once; of equal ones the first (Borůvka, 1926).
// within: edges.js
function forest() {
  const { join } = groups();
  const name = Array.from({ length: n }, (_, v) => v);
  const chosen = [];
  for (;;) {
    const best = new Map();
    for (const [k, [u, v, weight]] of edges.entries()) {
      if (name[u] === name[v]) continue;
      for (const tree of [name[u], name[v]])
        if (!best.has(tree) || weight < edges[best.get(tree)][2]) best.set(tree, k);
    }
    if (best.size === 0) return chosen;
    for (const k of best.values()) if (join(edges[k])) chosen.push(k);
    for (let changed = true; changed; ) {
      changed = false;
      for (const k of chosen) {
        const [u, v] = edges[k];
        if (name[u] === name[v]) continue;
        name[u] = name[v] = Math.min(name[u], name[v]);
        changed = true;
      }
    }
  }
}
