// A second flood, from the target, leads the way from the source on.
// within: board.js
function lead(distance) {
  if (target < 0 || distance[target] < 0) return [];
  const left = signs.map(() => -1);
  left[target] = 0;
  const queue = [target];
  for (const u of queue)
    for (const v of near(u)) {
      if (left[v] !== -1) continue;
      left[v] = left[u] + 1;
      queue.push(v);
    }
  const way = [sources.find((cell) => left[cell] === distance[target])];
  while (way.at(-1) !== target) way.push(near(way.at(-1)).findLast((v) => left[v] === left[way.at(-1)] - 1));
  return way;
}
