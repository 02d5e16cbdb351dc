// Which root hangs is left to chance; no compression.
// within: edges.js
function given() {
  const parent = Array.from({ length: n }, (_, v) => v);
  const count = parent.map(() => 1);
  const lot = parent.map((v) => (v * 7919 + 104729) % 65537);
  const find = (x) => {
    while (parent[x] !== x) x = parent[x];
    return x;
  };
  let first = -1;
  const sizes = edges.map(([u, v], k) => {
    const roots = [find(u), find(v)].sort((a, b) => lot[a] - lot[b]);
    if (roots[0] === roots[1]) first = first < 0 ? k : first;
    else {
      parent[roots[1]] = roots[0];
      count[roots[0]] += count[roots[1]];
    }
    return count[roots[0]];
  });
  return [first, sizes];
}
