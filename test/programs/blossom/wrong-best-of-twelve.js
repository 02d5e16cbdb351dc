// The search for graphs with two sides, from the beginning twelve times in orders by chance; the largest matching is kept.
function solve(n, edges) {
  let state = 1;
  const draw = (count) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  let best = new Array(n).fill(-1);
  for (let time = 0; time < 12; time++) {
    const mate = new Array(n).fill(-1);
    const search = (u, seen) => {
      seen.add(u);
      for (let k = near[u].length - 1; k > 0; k--) {
        const other = draw(k + 1);
        [near[u][k], near[u][other]] = [near[u][other], near[u][k]];
      }
      for (const v of near[u]) {
        if (seen.has(v)) continue;
        seen.add(v);
        if (mate[v] === -1 || (!seen.has(mate[v]) && search(mate[v], seen))) {
          mate[u] = v;
          mate[v] = u;
          return true;
        }
      }
      return false;
    };
    for (let u = 0; u < n; u++) if (mate[u] === -1) search(u, new Set());
    const free = (own) => own.filter((v) => v === -1).length;
    if (free(mate) < free(best)) best = mate;
  }
  return best;
}
