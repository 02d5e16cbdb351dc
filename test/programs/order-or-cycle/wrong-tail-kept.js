// The whole walk is given.
// smallest: 3 3 | 1 0 | 1 2 | 2 1
// within: arrows.js
function back(left) {
  const walk = [];
  let v = [...left][0];
  while (!walk.includes(v)) {
    walk.push(v);
    v = before[v].find((u) => left.has(u));
  }
  return walk.reverse();
}
