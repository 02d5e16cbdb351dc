// The heaviest edge is taken or left; a branch ends when even half of everybody's heaviest edge would not be enough.
// largest: 24
function solve(n, edges) {
  const order = edges.slice().sort((a, b) => b[2] - a[2]);
  let best = { weight: -1, taken: [] };
  function branch(rest, weight, taken) {
    if (weight > best.weight) best = { weight, taken: taken.slice() };
    if (rest.length === 0) return;
    const most = new Map();
    for (const [u, v, w] of rest) {
      if (!most.has(u)) most.set(u, w);
      if (!most.has(v)) most.set(v, w);
    }
    let bound = 0;
    for (const w of most.values()) bound += w;
    if (weight + Math.floor(bound / 2) <= best.weight) return;
    const [[u, v, w], ...others] = rest;
    taken.push([u, v]);
    branch(
      others.filter(([x, y]) => x !== u && x !== v && y !== u && y !== v),
      weight + w,
      taken,
    );
    taken.pop();
    branch(others, weight, taken);
  }
  branch(order, 0, []);
  const mate = new Array(n).fill(-1);
  for (const [u, v] of best.taken) {
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
