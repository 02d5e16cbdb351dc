// @title Matching without blossoms (wrong)
// @about A vertex is marked for each kind of edge that leads to it. With three pairs the search gives up: its marks turn it back on the way to four.
// @tags graph, recursion, depth-first
// @lesson blossom
// @graph near  @hide calls  @hide way
const near = [[3, 2, 6], [7, 2, 3], [5, 0, 7, 1], [0, 7, 1], [5], [7, 2, 6, 4], [5, 0], [5, 1, 2, 3]];
const mate = [3, 7, 5, 0, -1, 2, -1, 1];
let even, odd, path;

function search(u) {
  even[u] = true;
  path.push(u);
  for (const v of near[u]) {
    if (v === mate[u] || path.includes(v) || odd[v]) continue;
    odd[v] = true;
    const w = mate[v];
    if (w === -1) return true;
    if (path.includes(w) || even[w]) continue;
    path.push(v);
    if (search(w)) return true;
    path.pop();
  }
  path.pop();
  return false;
}

for (const root of [4, 6]) {
  even = new Array(near.length).fill(false);
  odd = new Array(near.length).fill(false);
  path = [];
  const found = search(root);
  console.log(found ? `a way from ${root}` : `no way from ${root}`);
}
const way = [4, 5, 2, 7, 1, 3, 0, 6];
let isWay = true;
for (let i = 0; i + 1 < way.length; i++) {
  const isMatched = mate[way[i]] === way[i + 1];
  if (!near[way[i]].includes(way[i + 1]) || isMatched !== (i % 2 === 1)) isWay = false;
}
console.log(isWay ? `${way.join(" ")} is one` : "there is none");

// @ask `const w` #1: 5 is marked odd, and its partner goes on. Which vertex is that? => cell near[w]
// @ask `odd[v] = true` #3: Which neighbor of 3 is marked odd now? => cell near[v]
// @ask `if (v === mate[u]` #14: 4 5 2 7 would lead on. Does the search enter 7, which another way has marked? => !odd[v]
