// Every vertex on the left claims the neighbor with the lowest label, and whoever had it looks again (Goldberg and Tarjan).
function solve(n, left, edges) {
  const near = Array.from({ length: left }, () => []);
  for (const [u, v] of edges) near[u].push(v);
  const label = new Array(n).fill(0);
  const mate = new Array(n).fill(-1);
  const active = [];
  for (let u = 0; u < left; u++) active.push(u);
  while (active.length > 0) {
    const u = active.pop();
    let best = -1;
    for (const v of near[u]) if (best < 0 || label[v] < label[best]) best = v;
    // A label beyond all paths says that there is none.
    if (best < 0 || label[best] > 2 * n) continue;
    let second = Number.POSITIVE_INFINITY;
    for (const v of near[u]) if (v !== best) second = Math.min(second, label[v]);
    const before = mate[best];
    if (before >= 0) {
      mate[before] = -1;
      active.push(before);
    }
    mate[u] = best;
    mate[best] = u;
    label[best] = Math.min(second, 2 * n) + 2;
  }
  return mate;
}
