// A repeated arrow is counted twice and dropped once.
// smallest: 2 2 | 0 1 | 0 1
// within: arrows.js
function peel() {
  const need = before.map((list) => list.length);
  const order = all.filter((v) => need[v] === 0);
  for (const u of order) for (const v of new Set(after[u])) if (--need[v] === 0) order.push(v);
  return order;
}
