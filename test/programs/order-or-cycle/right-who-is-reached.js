// Who reaches whom, by Warshall; whoever reaches more comes first.
// within: arrows.js
function run() {
  const reaches = all.map((u) => all.map((v) => after[u].includes(v)));
  for (const w of all)
    for (const u of all) if (reaches[u][w]) for (const v of all) reaches[u][v] ||= reaches[w][v];
  const start = all.find((v) => reaches[v][v]);
  const count = all.map((u) => reaches[u].filter(Boolean).length);
  if (start === undefined) return { order: all.toSorted((u, v) => count[v] - count[u]) };
  return { cycle: shortest(start) };
  function shortest(from) {
    const parent = new Map([[from, -1]]);
    for (const u of parent.keys())
      for (const v of after[u]) {
        if (v === from) {
          const way = [];
          for (let w = u; w !== -1; w = parent.get(w)) way.unshift(w);
          return way;
        }
        if (!parent.has(v)) parent.set(v, u);
      }
  }
}
