// The size is read at the first end, wherever it stands in its tree.
// smallest: 2 2 | 0 1 1 | 1 0 1
// within: edges.js
function given() {
  const parent = Array.from({ length: n }, (_, v) => v);
  const count = parent.map(() => 1);
  const find = (x) => (parent[x] === x ? x : find(parent[x]));
  let first = -1;
  const sizes = edges.map(([u, v], k) => {
    let [a, b] = [find(u), find(v)];
    if (a === b && first < 0) first = k;
    if (a !== b) {
      if (count[a] < count[b]) [a, b] = [b, a];
      parent[b] = a;
      count[a] += count[b];
    }
    return count[u];
  });
  return [first, sizes];
}
