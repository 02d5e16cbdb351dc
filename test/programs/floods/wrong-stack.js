// The newest cell looks first.
// smallest: 1 4 R | S..S
// within: board.js
function measure() {
  const distance = signs.map((sign) => (sign === "S" ? 0 : -1));
  const stack = [...sources];
  while (stack.length > 0) {
    const u = stack.pop();
    for (const v of near(u)) {
      if (distance[v] !== -1) continue;
      distance[v] = distance[u] + 1;
      stack.push(v);
    }
  }
  return distance;
}
