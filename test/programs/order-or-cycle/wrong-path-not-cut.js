// Who is black stays on the path.
// smallest: 3 3 | 0 1 | 0 2 | 2 0
// within: arrows.js
function run() {
  const [path, done, entered] = [[], [], []];
  const enter = (v) => entered.push(v);
  const found = search({ path, done, enter, grey: (v) => path.includes(v), black: (v) => done.includes(v) });
  return found.cycle ? { cycle: entered.slice(entered.indexOf(found.cycle[0])) } : found;
}
