// The end of the edge is hung, and not its root.
// smallest: 4 4 | 0 1 1 | 2 3 1 | 0 3 1 | 0 2 1
// within: trees.js
function hang(lost, kept, end) {
  parent[end] = kept;
  count[kept] += count[lost];
}
