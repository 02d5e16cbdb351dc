// A flow from a source through the left and the right to a sink, along shortest ways (Edmonds and Karp, 1972).
function solve(n, left, edges) {
  const [source, sink] = [n, n + 1];
  const arcs = [];
  const out = Array.from({ length: n + 2 }, () => []);
  const join = (from, to) => {
    out[from].push(arcs.length);
    arcs.push({ from, to, room: 1 });
    out[to].push(arcs.length);
    arcs.push({ from: to, to: from, room: 0 });
  };
  for (let v = 0; v < n; v++) v < left ? join(source, v) : join(v, sink);
  for (const [u, v] of edges) join(u, v);
  for (;;) {
    const by = new Array(n + 2).fill(-1);
    const queue = [source];
    for (const x of queue)
      for (const a of out[x])
        if (arcs[a].room > 0 && by[arcs[a].to] === -1 && arcs[a].to !== source) {
          by[arcs[a].to] = a;
          queue.push(arcs[a].to);
        }
    if (by[sink] === -1) break;
    for (let x = sink; x !== source; x = arcs[by[x]].from) {
      arcs[by[x]].room--;
      arcs[by[x] ^ 1].room++;
    }
  }
  const mate = new Array(n).fill(-1);
  for (let a = 2 * n; a < arcs.length; a += 2)
    if (arcs[a].room === 0) {
      mate[arcs[a].from] = arcs[a].to;
      mate[arcs[a].to] = arcs[a].from;
    }
  return mate;
}
