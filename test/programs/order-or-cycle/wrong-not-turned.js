// The finishing order is not turned.
// smallest: 2 1 | 0 1
// within: arrows.js
function run() {
  const [path, done] = [[], []];
  const found = search({ path, done, grey: (v) => path.includes(v), black: (v) => done.includes(v) });
  return found.cycle ? found : { order: done };
}
