// The edges come as given; where one closes a cycle, the heaviest of the cycle goes.
// largest: 400
// within: edges.js
function forest() {
  const chosen = new Set();
  for (const [k, [from, to, weight]] of edges.entries()) {
    const before = new Map([[from, -1]]);
    for (const x of before.keys())
      for (const j of chosen) {
        const [u, v] = edges[j];
        const y = u === x ? v : v === x ? u : -1;
        if (y >= 0 && !before.has(y)) before.set(y, j);
      }
    let heaviest = k;
    if (before.has(to))
      for (let x = to; x !== from; ) {
        const j = before.get(x);
        if (edges[j][2] > edges[heaviest][2]) heaviest = j;
        x = edges[j][0] === x ? edges[j][1] : edges[j][0];
      }
    if (before.has(to) && edges[heaviest][2] > weight) chosen.delete(heaviest);
    if (!before.has(to) || heaviest !== k) chosen.add(k);
  }
  return [...chosen];
}
