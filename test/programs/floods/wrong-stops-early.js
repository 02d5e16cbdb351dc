// The flood ends when the target has its number.
// smallest: 1 3 R | .TS
// within: board.js
function measure() {
  const distance = signs.map((sign) => (sign === "S" ? 0 : -1));
  const queue = [...sources];
  for (const u of queue) {
    if (u === target) break;
    for (const v of near(u)) {
      if (distance[v] !== -1) continue;
      distance[v] = distance[u] + 1;
      queue.push(v);
    }
  }
  return distance;
}
