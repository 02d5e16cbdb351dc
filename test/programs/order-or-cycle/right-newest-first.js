// Whoever became free last goes first.
// within: arrows.js
function peel() {
  const need = before.map((list) => list.length);
  const stack = all.filter((v) => need[v] === 0);
  const order = [];
  while (stack.length > 0) {
    const u = stack.pop();
    order.push(u);
    for (const v of after[u]) if (--need[v] === 0) stack.push(v);
  }
  return order;
}
