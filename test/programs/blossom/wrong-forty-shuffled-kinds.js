// The search over vertices and kinds of edges, forty times from each vertex, the neighbors in another order each time.
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
  function search(u, even, odd, on) {
    even.add(u);
    on.add(u);
    for (let k = near[u].length - 1; k > 0; k--) {
      const other = draw(k + 1);
      [near[u][k], near[u][other]] = [near[u][other], near[u][k]];
    }
    for (const v of [...near[u]]) {
      if (v === mate[u] || on.has(v) || odd.has(v)) continue;
      odd.add(v);
      const w = mate[v];
      if (w !== -1 && (on.has(w) || even.has(w))) continue;
      on.add(v);
      if (w === -1 || search(w, even, odd, on)) {
        mate[u] = v;
        mate[v] = u;
        return true;
      }
      on.delete(v);
    }
    on.delete(u);
    return false;
  }
  for (let time = 0; time < 40; time++)
    for (let u = 0; u < n; u++) if (mate[u] === -1) search(u, new Set(), new Set(), new Set());
  return mate;
}
