// The parent's parent is taken for the root.
// smallest: 8 8 | 0 1 1 | 2 3 1 | 4 5 1 | 6 7 1 | 0 2 1 | 4 6 1 | 0 4 1 | 0 7 1
// within: trees.js
function find(x) {
  parent[x] = parent[parent[x]];
  return parent[x];
}
