// Weights are sorted as words.
// smallest: 2 2 | 0 1 10 | 0 1 2
// within: edges.js
function forest() {
  const { join } = groups();
  const order = [...edges.keys()].sort((j, k) => (String(edges[j][2]) < String(edges[k][2]) ? -1 : 1));
  return order.filter((k) => join(edges[k]));
}
