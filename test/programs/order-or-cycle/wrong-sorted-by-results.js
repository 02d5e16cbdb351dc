// A comparator that says 0 for all who did not meet.
// smallest: 3 1 | 2 0
// within: arrows.js
function answer(order) {
  const left = new Set(all.filter((v) => !order.includes(v)));
  if (left.size > 0) return { cycle: back(left) };
  return { order: all.toSorted((u, v) => (after[u].includes(v) ? -1 : after[v].includes(u) ? 1 : 0)) };
}
