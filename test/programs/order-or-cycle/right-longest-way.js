// Levels by the longest way, which are raised until nothing changes; after n rounds somebody is on a cycle.
// within: arrows.js
function run() {
  const level = all.map(() => 0);
  const from = all.map(() => -1);
  let last = -1;
  for (let round = 0; round <= n; round++) {
    last = -1;
    for (const [u, v] of arrows)
      if (level[v] <= level[u]) {
        level[v] = level[u] + 1;
        from[v] = u;
        last = v;
      }
    if (last === -1) return { order: all.toSorted((u, v) => level[u] - level[v]) };
  }
  const walk = [];
  while (!walk.includes(last)) {
    walk.push(last);
    last = from[last];
  }
  return { cycle: walk.slice(walk.indexOf(last)).reverse() };
}
