// Exchanges paths of up to three edges, as long as that gains; cycles and longer paths it does not look at.
// smallest: 4 | 0 1 1 | 0 2 1 | 1 3 1 | 2 3 2
function solve(n, edges) {
  const mate = new Array(n).fill(-1);
  const at = new Array(n).fill(0);
  const free = (x) => {
    if (mate[x] === -1) return;
    for (const y of [mate[x], x]) {
      mate[y] = -1;
      at[y] = 0;
    }
  };
  const join = (u, v, weight) => {
    free(u);
    free(v);
    mate[u] = v;
    mate[v] = u;
    at[u] = weight;
    at[v] = weight;
  };
  for (let again = true; again; ) {
    again = false;
    for (const [u, v, weight] of edges) {
      if (mate[u] === v) continue;
      if (weight > at[u] + at[v]) {
        join(u, v, weight);
        again = true;
        continue;
      }
      for (const [x, y, more] of edges) {
        if (new Set([u, v, x, y]).size < 4 || mate[x] === y) continue;
        const out = new Map(
          [u, v, x, y].filter((z) => mate[z] !== -1).map((z) => [Math.min(z, mate[z]), at[z]]),
        );
        if (out.size > 1) continue;
        const lost = [...out.values()].reduce((sum, w) => sum + w, 0);
        if (weight + more <= lost) continue;
        join(u, v, weight);
        join(x, y, more);
        again = true;
        break;
      }
    }
  }
  return mate;
}
