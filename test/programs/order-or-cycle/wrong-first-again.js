// The first vertex of the cycle comes again at its end.
// smallest: 2 2 | 0 1 | 1 0
// within: arrows.js
function back(left) {
  const walk = [];
  let v = [...left][0];
  while (!walk.includes(v)) {
    walk.push(v);
    v = before[v].find((u) => left.has(u));
  }
  return [v, ...walk.slice(walk.indexOf(v)).reverse()];
}
