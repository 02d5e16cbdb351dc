// The size goes to the root that was hung.
// smallest: 2 1 | 0 1 1
// within: trees.js
function hang(lost, kept) {
  parent[lost] = kept;
  count[lost] += count[kept];
}
