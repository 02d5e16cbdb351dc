// The walk is not turned round.
// smallest: 3 3 | 0 1 | 1 2 | 2 0
// within: arrows.js
function back(left) {
  const walk = [];
  let v = [...left][0];
  while (!walk.includes(v)) {
    walk.push(v);
    v = before[v].find((u) => left.has(u));
  }
  return walk.slice(walk.indexOf(v));
}
