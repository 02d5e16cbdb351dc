// Depth first with three colors.
// within: arrows.js
function run() {
  const [path, done] = [[], []];
  return search({ path, done, grey: (v) => path.includes(v), black: (v) => done.includes(v) });
}
