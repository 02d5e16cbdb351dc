// One tree grows by the lightest edge that leaves it, in each component (Prim, 1957).
// largest: 400
// within: edges.js
function forest() {
  const inside = new Set();
  const chosen = [];
  for (let start = 0; start < n; start++) {
    if (inside.has(start)) continue;
    inside.add(start);
    for (;;) {
      let best = -1;
      for (const [k, [u, v, weight]] of edges.entries())
        if (inside.has(u) !== inside.has(v) && (best < 0 || weight < edges[best][2])) best = k;
      if (best < 0) break;
      inside.add(edges[best][0]).add(edges[best][1]);
      chosen.push(best);
    }
  }
  return chosen;
}
