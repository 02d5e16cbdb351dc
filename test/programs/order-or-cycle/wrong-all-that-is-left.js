// All that is left is called the cycle.
// smallest: 3 3 | 0 1 | 0 2 | 1 0
// within: arrows.js
function back(left) {
  return [...left];
}
