// Regions by a depth-first search with a stack of its own; only distances need a queue.
// within: board.js
function count() {
  const open = signs.map((sign) => sign !== "#");
  let regions = 0;
  for (const cell of signs.keys()) {
    if (!open[cell]) continue;
    regions++;
    const stack = [cell];
    while (stack.length > 0) {
      const u = stack.pop();
      if (!open[u]) continue;
      open[u] = false;
      stack.push(...near(u));
    }
  }
  return regions;
}
