// The same marks in a breadth-first search; the way to an even vertex tells which vertices it has used.
function solve(n, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  const mate = new Array(n).fill(-1);
  function search(root) {
    const way = new Map([[root, [root]]]);
    const odd = new Set();
    for (const [u, path] of way)
      for (const v of near[u]) {
        if (v === mate[u] || odd.has(v) || path.includes(v)) continue;
        odd.add(v);
        const w = mate[v];
        if (w === -1) {
          const whole = [...path, v];
          for (let k = 0; k < whole.length; k += 2) {
            mate[whole[k]] = whole[k + 1];
            mate[whole[k + 1]] = whole[k];
          }
          return true;
        }
        if (!way.has(w) && !path.includes(w)) way.set(w, [...path, v, w]);
      }
    return false;
  }
  for (let isLarger = true; isLarger; ) {
    isLarger = false;
    for (let u = 0; u < n; u++) if (mate[u] === -1 && search(u)) isLarger = true;
  }
  return mate;
}
