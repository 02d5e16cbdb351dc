// The search for graphs with two sides, forty times from each vertex, the neighbors in another order each time.
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
  const mate = new Array(n).fill(-1);
  function search(u, seen) {
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
  }
  for (let time = 0; time < 40; time++) for (let u = 0; u < n; u++) if (mate[u] === -1) search(u, new Set());
  return mate;
}
