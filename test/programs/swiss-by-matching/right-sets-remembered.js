// What a set of players can give is remembered: a pair counts two thousand, and the bye one.
// largest: 24
function pair(n, met, noBye) {
  const mayMeet = Array.from({ length: n }, () => new Array(n).fill(true));
  for (const [a, b] of met) {
    mayMeet[a - 1][b - 1] = false;
    mayMeet[b - 1][a - 1] = false;
  }
  const mayRest = Array.from({ length: n }, (_, p) => n % 2 === 1 && !noBye.includes(p + 1));
  const known = new Map();
  // The bye is bit n while it is not given.
  function best(set) {
    const players = set & (2 ** n - 1);
    if (players === 0) return { value: 0 };
    if (known.has(set)) return known.get(set);
    const u = 31 - Math.clz32(players);
    const rest = set ^ (1 << u);
    let found = { value: best(rest).value, rest };
    const bye = 1 << n;
    if (set & bye && mayRest[u]) {
      const value = 1 + best(rest ^ bye).value;
      if (value > found.value) found = { value, rest: rest ^ bye, row: [u + 1, 0] };
    }
    for (let v = 0; v < u; v++) {
      if (!(rest & (1 << v)) || !mayMeet[u][v]) continue;
      const value = 2000 + best(rest ^ (1 << v)).value;
      if (value > found.value) found = { value, rest: rest ^ (1 << v), row: [v + 1, u + 1] };
    }
    known.set(set, found);
    return found;
  }
  const rows = [];
  for (let set = 2 ** (n + 1) - 1; set & (2 ** n - 1); ) {
    const { rest, row } = best(set);
    if (row) rows.push(row);
    set = rest;
  }
  return rows;
}
