// Players come one by one; each gets his days, and chains of two days are exchanged where they clash.
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const opponent = Array.from({ length: m }, () => new Array(m).fill(-1)); // [player][day]
  const day = Array.from({ length: m }, () => new Array(m).fill(-1)); // [player][opponent]
  const free = (p) => opponent[p].indexOf(-1);
  const set = (p, q, d) => {
    day[p][q] = day[q][p] = d;
    opponent[p][d] = q;
    opponent[q][d] = p;
  };
  const clear = (p, q) => {
    opponent[p][day[p][q]] = opponent[q][day[p][q]] = -1;
    day[p][q] = day[q][p] = -1;
  };
  /** The games on days c and d in a row from p, exchanged. */
  const exchange = (p, c, d) => {
    const row = [];
    for (let [x, now] = [p, c]; opponent[x][now] !== -1; now = now === c ? d : c) {
      row.push([x, opponent[x][now], now]);
      x = opponent[x][now];
    }
    for (const [x, y] of row) clear(x, y);
    for (const [x, y, now] of row) set(x, y, now === c ? d : c);
  };
  const shift = (u, fan, last) => {
    for (let k = 0; k < last; k++) {
      const d = day[u][fan[k + 1]];
      clear(u, fan[k + 1]);
      set(u, fan[k], d);
    }
  };
  for (let u = 1; u < m; u++) {
    for (let v = 0; v < u; v++) {
      const c = free(u);
      const fan = [v];
      for (;;) {
        const d = free(fan[fan.length - 1]);
        const next = opponent[u][d];
        if (next === -1) {
          shift(u, fan, fan.length - 1);
          set(u, fan[fan.length - 1], d);
          break;
        }
        const seen = fan.indexOf(next);
        if (seen === -1) {
          fan.push(next);
          continue;
        }
        // d is free at the last of the fan and at the one before `next`: exchange c and d at the one whose row misses u.
        const [one, other] = [seen - 1, fan.length - 1];
        let x = fan[one];
        for (let now = c; opponent[x][now] !== -1; now = now === c ? d : c) x = opponent[x][now];
        const end = x === u ? other : one;
        exchange(fan[end], c, d);
        shift(u, fan, end);
        set(u, fan[end], c);
        break;
      }
    }
  }
  const rounds = Array.from({ length: m }, () => []);
  for (let p = 0; p < m; p++) {
    for (let q = p + 1; q < m; q++) rounds[day[p][q]].push([p + 1, q + 1]);
    if (n > m) rounds[free(p)].push([p + 1, n]);
  }
  return rounds;
}
