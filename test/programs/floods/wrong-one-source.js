// Only the first source starts.
// smallest: 1 2 R | SS
// within: board.js
sources.splice(1);
function measure() {
  const distance = signs.map(() => -1);
  for (const cell of sources) distance[cell] = 0;
  const queue = [...sources];
  for (const u of queue)
    for (const v of near(u)) {
      if (distance[v] !== -1) continue;
      distance[v] = distance[u] + 1;
      queue.push(v);
    }
  return distance;
}
