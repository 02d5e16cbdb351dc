// Depth first with a stack of its own, from the highest number.
// within: arrows.js
function run() {
  const color = all.map(() => 0);
  const done = [];
  for (const root of all.toReversed()) {
    if (color[root] !== 0) continue;
    const path = [root];
    const next = all.map(() => 0);
    color[root] = 1;
    while (path.length > 0) {
      const u = path.at(-1);
      const v = after[u][next[u]++];
      if (v === undefined) {
        color[u] = 2;
        done.push(path.pop());
      } else if (color[v] === 1) return { cycle: path.slice(path.indexOf(v)) };
      else if (color[v] === 0) {
        color[v] = 1;
        path.push(v);
      }
    }
  }
  return { order: done.reverse() };
}
