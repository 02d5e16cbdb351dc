// Of all cells that wait the one with the least number looks, found by looking at all (Dijkstra).
// within: board.js
function measure() {
  const distance = signs.map((sign) => (sign === "S" ? 0 : -1));
  const waiting = new Set(sources);
  while (waiting.size > 0) {
    let least;
    for (const cell of waiting) if (least === undefined || distance[cell] < distance[least]) least = cell;
    waiting.delete(least);
    for (const v of near(least)) {
      if (distance[v] !== -1) continue;
      distance[v] = distance[least] + 1;
      waiting.add(v);
    }
  }
  return distance;
}
