// Only both ends of the last arrow are given.
// smallest: 3 3 | 0 1 | 1 2 | 2 0
// within: arrows.js
function run() {
  const [path, done] = [[], []];
  const found = search({ path, done, grey: (v) => path.includes(v), black: (v) => done.includes(v) });
  return found.cycle ? { cycle: [found.cycle[0], found.cycle.at(-1)] } : found;
}
