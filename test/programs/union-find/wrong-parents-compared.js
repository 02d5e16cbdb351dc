// Parents are compared, and not roots.
// smallest: 4 4 | 0 1 1 | 2 3 1 | 0 2 1 | 0 3 1
// within: trees.js
function areOne(u, v) {
  return parent[u] === parent[v];
}
