// @title Kruskal’s minimum spanning tree (union–find)
// @about Take the cheapest edge that joins two groups. Union–find knows the groups: each vertex points toward the head of its own.
// @tags graph, greedy
// @lesson union-find
const edges = [
  [0, 1, 4],
  [1, 2, 2],
  [0, 2, 1],
  [2, 3, 7],
  [1, 3, 3],
  [3, 4, 5],
];
const parent = [0, 1, 2, 3, 4];

function find(x) {
  while (parent[x] !== x) {
    parent[x] = parent[parent[x]];
    x = parent[x];
  }
  return x;
}

edges.sort((a, b) => a[2] - b[2]);
let total = 0;
for (const [u, v, weight] of edges) {
  const a = find(u);
  const b = find(v);
  if (a === b) continue;
  parent[a] = b;
  total += weight;
}
console.log(total);

// @ask `if (a === b)` #1: Are the two ends in one group already? => a === b
// @ask `parent[a] = b` #3: Which cell is written? => cell parent[a]
// @ask `if (a === b)` #4: Are the two ends in one group already? => a === b
