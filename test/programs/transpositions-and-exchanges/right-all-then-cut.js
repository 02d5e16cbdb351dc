// All permutations by Heap's exchanges, cut to the places that count, each once, sorted. It wastes much, and is right.
function orders(s1, s2, exchange) {
  const number = (row) => row.reduce((sum, p) => 100 * sum + p, 0);
  if (exchange === 0) {
    const found = new Map();
    const row = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
    const visit = (k) => {
      if (k <= 1) {
        const cut = row.slice(0, s1);
        found.set(number(cut), cut);
        return;
      }
      for (let i = 0; i < k; i++) {
        visit(k - 1);
        const j = k % 2 === 0 ? i : 0;
        [row[j], row[k - 1]] = [row[k - 1], row[j]];
      }
    };
    visit(s2);
    return [...found].sort(([a], [b]) => a - b).map(([, cut]) => cut);
  }
  const pick = (players, size) => {
    let made = [[]];
    for (const p of players) made = [...made, ...made.filter((g) => g.length < size).map((g) => [...g, p])];
    return made.filter((g) => g.length === size);
  };
  const falling = Array.from({ length: s1 }, (_, k) => s1 - k);
  const rising = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
  const downs = pick(falling, exchange).sort((a, b) => number(b) - number(a));
  const ups = pick(rising, exchange).sort((a, b) => number(a) - number(b));
  const byGap = new Map();
  for (const down of downs) {
    for (const up of ups) {
      const gap = up.reduce((x, p) => x + p, 0) - down.reduce((x, p) => x + p, 0);
      if (!byGap.has(gap)) byGap.set(gap, []);
      byGap.get(gap).push([...down, ...up]);
    }
  }
  return [...byGap.keys()].sort((a, b) => a - b).flatMap((gap) => byGap.get(gap));
}
