// Sorted by wins.
// smallest: 3 2 | 0 1 | 2 0
// within: arrows.js
function answer(order) {
  const left = new Set(all.filter((v) => !order.includes(v)));
  return left.size > 0
    ? { cycle: back(left) }
    : { order: all.toSorted((u, v) => after[v].length - after[u].length) };
}
