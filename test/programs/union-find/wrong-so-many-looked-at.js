// Of the sorted edges n − 1 are looked at.
// smallest: 3 3 | 0 1 1 | 0 1 1 | 0 2 1
// within: edges.js
function forest() {
  const { join } = groups();
  return byWeight()
    .slice(0, n - 1)
    .filter((k) => join(edges[k]));
}
