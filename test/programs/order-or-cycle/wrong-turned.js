// Arrows are taken the wrong way round.
// smallest: 2 1 | 0 1
// within: arrows.js
function peel() {
  const need = after.map((list) => list.length);
  const order = all.filter((v) => need[v] === 0);
  for (const u of order) for (const v of before[u]) if (--need[v] === 0) order.push(v);
  return order;
}
