// As long as some alternating path or cycle gains, it is exchanged: everything is tried, and so nothing is missed.
// largest: 24
function solve(n, edges) {
  const weight = Array.from({ length: n }, () => new Array(n).fill(0));
  const near = Array.from({ length: n }, () => []);
  for (const [u, v, w] of edges) {
    weight[u][v] = w;
    weight[v][u] = w;
    near[u].push(v);
    near[v].push(u);
  }
  const mate = new Array(n).fill(-1);
  // The path begins with an edge that is not matched, at a vertex whose own edge, if there is one, goes.
  function gaining(start, path, gain) {
    const u = path.at(-1);
    for (const v of near[u]) {
      if (v === mate[u]) continue;
      const sum = gain + weight[u][v];
      if (v === mate[start] && path.length > 2 && path.includes(v)) continue;
      if (path.includes(v)) continue;
      if (v === mate[start]) {
        if (sum > 0) return [...path, v];
        continue;
      }
      const w = mate[v];
      if (w === -1) {
        if (sum > 0) return [...path, v];
        continue;
      }
      const less = sum - weight[v][w];
      if (path.includes(w)) continue;
      if (less > 0) return [...path, v, w];
      const found = gaining(start, [...path, v, w], less);
      if (found) return found;
    }
    return undefined;
  }
  for (let again = true; again; ) {
    again = false;
    for (let s = 0; s < n && !again; s++) {
      const path = gaining(s, [s], mate[s] === -1 ? 0 : -weight[s][mate[s]]);
      if (!path) continue;
      again = true;
      for (const x of path) {
        if (mate[x] === -1) continue;
        mate[mate[x]] = -1;
        mate[x] = -1;
      }
      for (let i = 0; i + 1 < path.length; i += 2) {
        mate[path[i]] = path[i + 1];
        mate[path[i + 1]] = path[i];
      }
    }
  }
  return mate;
}
