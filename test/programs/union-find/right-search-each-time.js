// After each edge a search walks through its component.
// largest: 400
// within: edges.js
function given() {
  const near = Array.from({ length: n }, () => []);
  let first = -1;
  const reach = (from) => {
    const seen = new Set([from]);
    for (const x of seen) for (const y of near[x]) seen.add(y);
    return seen;
  };
  const sizes = edges.map(([u, v], k) => {
    if (first < 0 && reach(u).has(v)) first = k;
    near[u].push(v);
    near[v].push(u);
    return reach(u).size;
  });
  return [first, sizes];
}
