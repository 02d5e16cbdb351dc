// The heaviest matching of one edge, of two, of three: each comes from the one before it along the best augmenting path.
// largest: 24
function solve(n, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v, weight] of edges) {
    near[u].push([v, weight]);
    near[v].push([u, weight]);
  }
  const mate = new Array(n).fill(-1);
  const matched = new Array(n).fill(0);
  for (;;) {
    let best = { gain: 0, path: [] };
    const walk = (u, path, gain) => {
      for (const [v, weight] of near[u]) {
        if (path.includes(v)) continue;
        const w = mate[v];
        if (w === -1) {
          if (gain + weight > best.gain) best = { gain: gain + weight, path: [...path, v] };
        } else if (!path.includes(w)) walk(w, [...path, v, w], gain + weight - matched[v]);
      }
    };
    for (let r = 0; r < n; r++) if (mate[r] === -1) walk(r, [r], 0);
    if (best.gain <= 0) return mate;
    for (let i = 0; i < best.path.length; i += 2) {
      const [u, v] = [best.path[i], best.path[i + 1]];
      const [, weight] = near[u].find(([x]) => x === v);
      mate[u] = v;
      mate[v] = u;
      matched[u] = weight;
      matched[v] = weight;
    }
  }
}
