// Every vertex twice, on two sides: an assignment bounds the weight from above, and where it runs round an odd cycle, an edge of the
// largest: 24
// cycle is taken or left.
function solve(n, edges) {
  // The assignment of the largest weight (Kuhn, 1955; Munkres, 1957): for each row its column.
  function assign(weight) {
    const u = new Array(n + 1).fill(0);
    const v = new Array(n + 1).fill(0);
    const row = new Array(n + 1).fill(0);
    for (let i = 1; i <= n; i++) {
      row[0] = i;
      let j0 = 0;
      const least = new Array(n + 1).fill(Number.POSITIVE_INFINITY);
      const before = new Array(n + 1).fill(0);
      const used = new Array(n + 1).fill(false);
      do {
        used[j0] = true;
        let [delta, j1] = [Number.POSITIVE_INFINITY, 0];
        for (let j = 1; j <= n; j++) {
          if (used[j]) continue;
          const slack = -weight[row[j0] - 1][j - 1] - u[row[j0]] - v[j];
          if (slack < least[j]) [least[j], before[j]] = [slack, j0];
          if (least[j] < delta) [delta, j1] = [least[j], j];
        }
        for (let j = 0; j <= n; j++) {
          if (used[j]) {
            u[row[j]] += delta;
            v[j] -= delta;
          } else least[j] -= delta;
        }
        j0 = j1;
      } while (row[j0] !== 0);
      for (; j0; j0 = before[j0]) row[j0] = row[before[j0]];
    }
    const column = new Array(n);
    for (let j = 1; j <= n; j++) column[row[j] - 1] = j - 1;
    return column;
  }
  let best = { weight: -1, taken: [] };
  function branch(rest, sum, taken) {
    const weight = Array.from({ length: n }, () => new Array(n).fill(0));
    for (const [u, v, w] of rest) {
      weight[u][v] = w;
      weight[v][u] = w;
    }
    const column = assign(weight);
    let twice = 0;
    for (let u = 0; u < n; u++) twice += weight[u][column[u]];
    if (sum + Math.floor(twice / 2) <= best.weight) return;
    const seen = new Set();
    const found = [];
    for (let s = 0; s < n; s++) {
      if (seen.has(s)) continue;
      let cycle = [];
      for (let u = s; !seen.has(u); u = column[u]) {
        seen.add(u);
        cycle.push(u);
      }
      const zero = cycle.findIndex((u) => weight[u][column[u]] === 0);
      if (cycle.length === 1) continue;
      // A path is as good as a cycle with an edge that is none, and begins behind it.
      if (zero >= 0) cycle = [...cycle.slice(zero + 1), ...cycle.slice(0, zero + 1)];
      else if (cycle.length % 2 === 1) {
        const [a, b] = cycle;
        branch(
          rest.filter(([x, y]) => x !== a && x !== b && y !== a && y !== b),
          sum + weight[a][b],
          [...taken, [a, b]],
        );
        branch(
          rest.filter(([x, y]) => (x !== a || y !== b) && (x !== b || y !== a)),
          sum,
          taken,
        );
        return;
      }
      // Along a path or an even cycle edges of one kind weigh at least the half.
      const kinds = [0, 1].map((first) => {
        const pairs = [];
        for (let i = first; i + 1 < cycle.length + (first && zero < 0 ? 1 : 0); i += 2)
          pairs.push([cycle[i], cycle[(i + 1) % cycle.length]]);
        return pairs.filter(([a, b]) => weight[a][b] > 0);
      });
      const [p, q] = kinds.map((pairs) => pairs.reduce((total, [a, b]) => total + weight[a][b], 0));
      found.push(...kinds[p >= q ? 0 : 1]);
    }
    const own = found.reduce((total, [a, b]) => total + weight[a][b], sum);
    if (own > best.weight) best = { weight: own, taken: [...taken, ...found] };
  }
  branch(edges, 0, []);
  const mate = new Array(n).fill(-1);
  for (const [u, v] of best.taken) {
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
