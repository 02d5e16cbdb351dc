// Every vertex takes the lightest of its edges, and that is all.
// smallest: 4 3 | 0 1 1 | 2 3 1 | 0 2 1
// within: edges.js
function forest() {
  const { join } = groups();
  const lightest = [];
  for (const k of byWeight().reverse()) for (const v of edges[k].slice(0, 2)) lightest[v] = k;
  return [...new Set(lightest.filter((k) => k !== undefined))].filter((k) => join(edges[k]));
}
