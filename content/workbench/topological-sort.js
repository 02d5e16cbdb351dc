// @title Topological sort (Kahn)
// @about What nothing is in front of can come next; taking it away frees others. If some are left over, there is a circle. O(n + m).
// @tags graph, queue
// @lesson order-or-cycle
const after = [[1, 2], [3], [3, 4], [5], [5], []];
const before = new Array(after.length).fill(0);
for (const list of after) for (const v of list) before[v]++;

const ready = [];
for (let v = 0; v < after.length; v++) {
  if (before[v] === 0) ready.push(v);
}
const order = [];
while (ready.length > 0) {
  const u = ready.shift();
  order.push(u);
  for (const v of after[u]) {
    before[v]--;
    if (before[v] < 1) ready.push(v);
  }
}
console.log(order.join(" "));

// @ask `const u` #1: Which one can come first? => cell after[u]
// @ask `before[v]--` #3: How many are still in front of 3? => before[v]
// @ask `if (before[v] < 1)` #4: Can it come next? => before[v] < 1
