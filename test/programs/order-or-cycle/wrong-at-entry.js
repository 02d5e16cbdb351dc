// The order in which they are entered.
// smallest: 2 1 | 1 0
// within: arrows.js
function run() {
  const [path, done, entered] = [[], [], []];
  const enter = (v) => entered.push(v);
  const found = search({ path, done, enter, grey: (v) => path.includes(v), black: (v) => done.includes(v) });
  return found.cycle ? found : { order: entered };
}
