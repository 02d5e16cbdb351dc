// The vertex with most neighbors goes, with each of them or alone; what falls apart is solved apart, and
// largest: 24
// what was solved is remembered.
function solve(n, edges) {
  function partsOf(rest) {
    const part = new Map();
    const find = (x) => (part.get(x) === x ? x : find(part.get(x)));
    for (const [u, v] of rest) for (const x of [u, v]) if (!part.has(x)) part.set(x, x);
    for (const [u, v] of rest) part.set(find(u), find(v));
    return [...Map.groupBy(rest, ([u]) => find(u)).values()];
  }
  const known = new Map();
  function best(rest) {
    const key = rest.map((edge) => edge.join()).join(" ");
    if (!known.has(key)) known.set(key, bestAnew(rest));
    return known.get(key);
  }
  function bestAnew(rest) {
    if (rest.length === 0) return { weight: 0, taken: [] };
    const parts = partsOf(rest);
    if (parts.length > 1) {
      const solved = parts.map(best);
      return {
        weight: solved.reduce((sum, { weight }) => sum + weight, 0),
        taken: solved.flatMap(({ taken }) => taken),
      };
    }
    const degree = new Map();
    for (const [u, v] of rest) for (const x of [u, v]) degree.set(x, (degree.get(x) ?? 0) + 1);
    const [x] = [...degree].reduce((a, b) => (b[1] > a[1] ? b : a));
    let found = best(rest.filter(([u, v]) => u !== x && v !== x));
    for (const edge of rest) {
      if (edge[0] !== x && edge[1] !== x) continue;
      const inside = best(rest.filter(([u, v]) => !edge.slice(0, 2).some((y) => y === u || y === v)));
      const weight = inside.weight + edge[2];
      if (weight > found.weight) found = { weight, taken: [...inside.taken, edge] };
    }
    return found;
  }
  const mate = new Array(n).fill(-1);
  for (const [u, v] of best(edges).taken) {
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
