// Rounds are colors of the edges of a complete graph: Misra and Gries, with fans and chains of two colors.
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const at = Array.from({ length: m }, () => new Array(m).fill(-1)); // at[v][color]: the neighbor
  const color = Array.from({ length: m }, () => new Array(m).fill(-1));
  const isFree = (v, c) => at[v][c] === -1;
  const freeAt = (v) => at[v].indexOf(-1);
  const paint = (u, v, c) => {
    color[u][v] = color[v][u] = c;
    at[u][c] = v;
    at[v][c] = u;
  };
  const wipe = (u, v) => {
    const c = color[u][v];
    at[u][c] = at[v][c] = -1;
    color[u][v] = color[v][u] = -1;
  };
  for (let u = 0; u < m; u++) {
    for (let first = u + 1; first < m; first++) {
      const fan = [first];
      for (let grown = true; grown; ) {
        grown = false;
        const last = fan[fan.length - 1];
        for (let w = 0; w < m && !grown; w++) {
          if (w === u || color[u][w] === -1 || fan.includes(w) || !isFree(last, color[u][w])) continue;
          fan.push(w);
          grown = true;
        }
      }
      const c = freeAt(u);
      const d = freeAt(fan[fan.length - 1]);
      // Exchange c and d on the chain from u.
      const chain = [];
      for (let [x, now] = [u, d]; at[x][now] !== -1 && c !== d; now = now === d ? c : d) {
        chain.push([x, at[x][now], now]);
        x = at[x][now];
      }
      for (const [x, y] of chain) wipe(x, y);
      for (const [x, y, now] of chain) paint(x, y, now === d ? c : d);
      let tip = 0;
      for (let k = 0; k < fan.length; k++) {
        if (k > 0 && !isFree(fan[k - 1], color[u][fan[k]])) break;
        tip = k;
        if (isFree(fan[k], d)) break;
      }
      for (let k = 0; k < tip; k++) {
        const moved = color[u][fan[k + 1]];
        wipe(u, fan[k + 1]);
        paint(u, fan[k], moved);
      }
      paint(u, fan[tip], d);
    }
  }
  const rounds = Array.from({ length: m }, () => []);
  for (let u = 0; u < m; u++) {
    for (let v = u + 1; v < m; v++) rounds[color[u][v]].push([u + 1, v + 1]);
    if (n > m) rounds[freeAt(u)].push([u + 1, n]);
  }
  return rounds;
}
