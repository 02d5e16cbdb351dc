// Sorted by defeats.
// smallest: 3 2 | 0 2 | 2 1
// within: arrows.js
function answer(order) {
  const left = new Set(all.filter((v) => !order.includes(v)));
  return left.size > 0
    ? { cycle: back(left) }
    : { order: all.toSorted((u, v) => before[u].length - before[v].length) };
}
