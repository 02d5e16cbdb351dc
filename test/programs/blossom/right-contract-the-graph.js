// Finds a blossom, contracts it into one vertex, solves the smaller graph, and opens it again: as Edmonds told it in 1965.
// largest: 402
function solve(n, edges) {
  const mate = new Map();
  const graph = new Map();
  for (let v = 0; v < n; v++) graph.set(v, new Set());
  for (const [u, v] of edges) {
    graph.get(u).add(v);
    graph.get(v).add(u);
  }
  let fresh = n;

  // An augmenting path of the graph under this matching as a list of vertices, or undefined.
  function augmentingPath(near, partner) {
    const parent = new Map();
    const level = new Map();
    const queue = [];
    for (const v of near.keys())
      if (!partner.has(v)) {
        level.set(v, 0);
        queue.push(v);
      }
    const way = (v) => (parent.has(v) ? [v, ...way(parent.get(v))] : [v]);
    for (const u of queue)
      for (const v of near.get(u)) {
        if (partner.get(u) === v) continue;
        if (!level.has(v)) {
          const w = partner.get(v);
          parent.set(v, u).set(w, v);
          level.set(v, level.get(u) + 1).set(w, level.get(u) + 2);
          queue.push(w);
          continue;
        }
        if (level.get(v) % 2 === 1) continue;
        const [a, b] = [way(u), way(v)];
        if (a.at(-1) !== b.at(-1)) return [...a.reverse(), ...b];
        return through(near, partner, a, b);
      }
    return undefined;
  }

  // The same where two ways from one root end in an edge: the cycle is contracted.
  function through(near, partner, a, b) {
    while (a.length > 1 && b.length > 1 && a.at(-2) === b.at(-2)) {
      a.pop();
      b.pop();
    }
    const base = a.at(-1);
    const cycle = [...a.slice().reverse(), ...b.slice(0, -1)];
    const inside = new Set(cycle);
    const b0 = fresh++;
    const smaller = new Map();
    for (const [v, own] of near) {
      if (inside.has(v)) continue;
      smaller.set(v, new Set([...own].map((w) => (inside.has(w) ? b0 : w))));
    }
    smaller.set(b0, new Set(cycle.flatMap((v) => [...near.get(v)].filter((w) => !inside.has(w)))));
    const less = new Map();
    for (const [v, w] of partner) if (!inside.has(v)) less.set(v, inside.has(w) ? b0 : w);
    if (partner.has(base)) less.set(b0, partner.get(base));
    const path = augmentingPath(smaller, less);
    if (path === undefined || !path.includes(b0)) return path;
    const at = path.indexOf(b0);
    const [before, after] = [path[at - 1], path[at + 1]];
    const isMate = (v) => v !== undefined && partner.get(base) === v;
    // From the side of the base the path comes over the matched edge, or from nowhere; it leaves where an edge leads on.
    const turned = isMate(after) || (after === undefined && !isMate(before));
    const own = turned ? path.slice().reverse() : path;
    const k = own.indexOf(b0);
    const next = own[k + 1];
    const exit = cycle.findIndex((v) => near.get(v).has(next));
    const inner = exit % 2 === 0 ? cycle.slice(0, exit + 1) : [cycle[0], ...cycle.slice(exit).reverse()];
    return [...own.slice(0, k), ...inner, ...own.slice(k + 1)];
  }

  for (;;) {
    const path = augmentingPath(graph, mate);
    if (path === undefined) break;
    for (let i = 0; i < path.length; i += 2) mate.set(path[i], path[i + 1]).set(path[i + 1], path[i]);
  }
  return Array.from({ length: n }, (_, v) => mate.get(v) ?? -1);
}
