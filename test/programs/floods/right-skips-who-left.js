// A cell is marked when it leaves the queue, and one that has left is skipped: a few entries more, and right.
// within: board.js
function measure() {
  const distance = signs.map(() => -1);
  const queue = sources.map((cell) => [cell, 0]);
  for (const [u, k] of queue) {
    if (distance[u] !== -1) continue;
    distance[u] = k;
    for (const v of near(u)) if (distance[v] === -1) queue.push([v, k + 1]);
  }
  return distance;
}
