// Each vertex in turn takes the heaviest edge to a free neighbor.
// smallest: 3 | 0 1 1 | 1 2 2
function solve(n, edges) {
  const mate = new Array(n).fill(-1);
  for (let u = 0; u < n; u++) {
    if (mate[u] !== -1) continue;
    let best;
    for (const [a, b, weight] of edges) {
      const v = a === u ? b : b === u ? a : -1;
      if (v !== -1 && mate[v] === -1 && !(best?.weight >= weight)) best = { v, weight };
    }
    if (!best) continue;
    mate[u] = best.v;
    mate[best.v] = u;
  }
  return mate;
}
