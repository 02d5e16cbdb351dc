// Trees of parents, the root of lower rank below the other one, and every other vertex of a way lifted (Tarjan and van Leeuwen, 1984).
// within: edges.js
function given() {
  const parent = Array.from({ length: n }, (_, v) => v);
  const rank = parent.map(() => 0);
  const count = parent.map(() => 1);
  const find = (x) => {
    while (parent[x] !== x) {
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  };
  let first = -1;
  const sizes = edges.map(([u, v], k) => {
    let [a, b] = [find(u), find(v)];
    if (a === b) {
      if (first < 0) first = k;
      return count[a];
    }
    if (rank[a] < rank[b]) [a, b] = [b, a];
    if (rank[a] === rank[b]) rank[a]++;
    parent[b] = a;
    count[a] += count[b];
    return count[a];
  });
  return [first, sizes];
}
