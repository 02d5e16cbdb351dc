// Only the first free vertex starts.
// smallest: 2 0
// within: arrows.js
function peel() {
  const need = before.map((list) => list.length);
  const order = all.filter((v) => need[v] === 0).slice(0, 1);
  for (const u of order) for (const v of after[u]) if (--need[v] === 0) order.push(v);
  return order;
}
