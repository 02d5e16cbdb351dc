// What was placed is taken for all.
// smallest: 2 2 | 0 1 | 1 0
// within: arrows.js
function answer(order) {
  return { order };
}
