// The queue is two stacks: one takes, and is turned over into the other one.
// within: board.js
function measure() {
  const distance = signs.map((sign) => (sign === "S" ? 0 : -1));
  const taken = [...sources];
  const given = [];
  while (taken.length + given.length > 0) {
    if (given.length === 0) while (taken.length > 0) given.push(taken.pop());
    const u = given.pop();
    for (const v of near(u)) {
      if (distance[v] !== -1) continue;
      distance[v] = distance[u] + 1;
      taken.push(v);
    }
  }
  return distance;
}
