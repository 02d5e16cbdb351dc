// The tree as a row: below place v stand 2v and 2v + 1.
function draw(n) {
  let size = 1;
  while (size < n) size *= 2;
  const tree = new Array(2 * size).fill(0);
  tree[1] = 1;
  for (let v = 1; v < size; v++) {
    const level = 2 ** Math.floor(Math.log2(v));
    tree[2 * v] = tree[v];
    tree[2 * v + 1] = 2 * level + 1 - tree[v];
  }
  return tree.slice(size).map((seed) => (seed <= n ? seed : 0));
}
