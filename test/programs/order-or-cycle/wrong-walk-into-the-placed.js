// The walk back goes to anybody, placed or not.
// smallest: 3 3 | 0 1 | 1 2 | 2 1
// within: arrows.js
function back(left) {
  const walk = [];
  let v = [...left][0];
  while (!walk.includes(v)) {
    walk.push(v);
    v = before[v][0];
  }
  return walk.slice(walk.indexOf(v)).reverse();
}
