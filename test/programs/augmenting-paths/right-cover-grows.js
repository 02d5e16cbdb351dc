// From Kőnig's side: all exposed vertices on the left grow one forest; what it cannot reach stays for good.
function solve(n, left, edges) {
  const mate = new Array(n).fill(-1);
  for (const [u, v] of edges)
    if (mate[u] === -1 && mate[v] === -1) {
      mate[u] = v;
      mate[v] = u;
    }
  for (let grows = true; grows; ) {
    grows = false;
    const from = new Map();
    const root = new Map();
    let border = [];
    for (let u = 0; u < left; u++)
      if (mate[u] === -1) {
        root.set(u, u);
        border.push(u);
      }
    const done = new Set();
    while (border.length > 0) {
      const next = [];
      for (const [u, v] of edges) {
        if (!border.includes(u) || from.has(v) || done.has(root.get(u))) continue;
        from.set(v, u);
        if (mate[v] !== -1) {
          root.set(mate[v], root.get(u));
          next.push(mate[v]);
          continue;
        }
        grows = true;
        done.add(root.get(u));
        for (let y = v; y !== undefined && y !== -1; ) {
          const x = from.get(y);
          const before = mate[x];
          mate[x] = y;
          mate[y] = x;
          y = before;
        }
      }
      border = next.filter((u) => !done.has(root.get(u)));
    }
  }
  return mate;
}
