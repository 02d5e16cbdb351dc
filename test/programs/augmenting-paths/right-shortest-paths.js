// Many disjoint shortest paths at once (Hopcroft and Karp, 1973).
function solve(n, left, edges) {
  const near = Array.from({ length: left }, () => []);
  for (const [u, v] of edges) near[u].push(v);
  const mate = new Array(n).fill(-1);
  for (;;) {
    const level = new Array(left).fill(-1);
    const queue = [];
    for (let u = 0; u < left; u++)
      if (mate[u] === -1) {
        level[u] = 0;
        queue.push(u);
      }
    let reaches = false;
    for (const u of queue)
      for (const v of near[u]) {
        const w = mate[v];
        if (w === -1) reaches = true;
        else if (level[w] === -1) {
          level[w] = level[u] + 1;
          queue.push(w);
        }
      }
    if (!reaches) return mate;
    const search = (u) => {
      for (const v of near[u]) {
        const w = mate[v];
        if (w === -1 || (level[w] === level[u] + 1 && search(w))) {
          mate[u] = v;
          mate[v] = u;
          return true;
        }
      }
      level[u] = -1;
      return false;
    };
    for (let u = 0; u < left; u++) if (mate[u] === -1) search(u);
  }
}
