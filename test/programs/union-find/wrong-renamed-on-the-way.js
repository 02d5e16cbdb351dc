// The name of the other group is looked up while it changes.
// smallest: 3 2 | 0 1 1 | 2 0 1
// within: edges.js
function given() {
  const name = Array.from({ length: n }, (_, v) => v);
  let first = -1;
  const sizes = edges.map(([u, v], k) => {
    if (name[u] === name[v] && first < 0) first = k;
    for (let x = 0; x < n; x++) if (name[x] === name[v]) name[x] = name[u];
    return name.filter((each) => each === name[u]).length;
  });
  return [first, sizes];
}
