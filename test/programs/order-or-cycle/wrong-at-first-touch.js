// One arrow is enough to be free.
// smallest: 3 3 | 0 1 | 0 2 | 2 1
// within: arrows.js
function peel() {
  const order = all.filter((v) => before[v].length === 0);
  for (const u of order) for (const v of after[u]) if (!order.includes(v)) order.push(v);
  return order;
}
