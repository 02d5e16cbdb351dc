// An edge between two vertices that were met is left out.
// smallest: 4 3 | 0 1 1 | 2 3 1 | 0 2 1
// within: edges.js
function forest() {
  const met = new Set();
  return byWeight().filter((k) => {
    const [u, v] = edges[k];
    const isNew = !met.has(u) || !met.has(v);
    met.add(u).add(v);
    return isNew;
  });
}
