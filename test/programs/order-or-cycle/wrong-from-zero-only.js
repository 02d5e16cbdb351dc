// The search begins at 0 alone.
// smallest: 2 0
// within: arrows.js
function run() {
  const [path, done] = [[], []];
  all.length = 1;
  return search({ path, done, grey: (v) => path.includes(v), black: (v) => done.includes(v) });
}
