// An arrow to grey is passed over.
// smallest: 2 2 | 0 1 | 1 0
// within: arrows.js
function run() {
  const [path, done] = [[], []];
  return search({ path, done, grey: () => false, black: (v) => path.includes(v) || done.includes(v) });
}
