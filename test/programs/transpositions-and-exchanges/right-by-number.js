// Writes the m-th order at once, digit by digit. Exchanges are sets of bits, sorted by a key.
function orders(s1, s2, exchange) {
  if (exchange === 0) {
    let count = 1;
    for (let k = 0; k < s1; k++) count *= s2 - k;
    return Array.from({ length: count }, (_, m) => {
      const left = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
      let [number, worth] = [m, count];
      return Array.from({ length: s1 }, () => {
        worth /= left.length;
        const [p] = left.splice(Math.floor(number / worth), 1);
        number %= worth;
        return p;
      });
    });
  }
  const sets = (first, count) => {
    const found = [];
    for (let mask = 0; mask < 2 ** count; mask++) {
      const group = [];
      for (let k = 0; k < count; k++) if ((mask >> k) & 1) group.push(first + k);
      if (group.length === exchange) found.push(group);
    }
    return found;
  };
  const all = [];
  for (const down of sets(1, s1)) {
    for (const up of sets(s1 + 1, s2)) {
      let gap = 0;
      for (const p of up) gap += p;
      for (const p of down) gap -= p;
      const weakest = down.toReversed();
      all.push({ row: [...weakest, ...up], key: [gap, ...weakest.map((p) => -p), ...up] });
    }
  }
  all.sort((a, b) => {
    const k = a.key.findIndex((part, i) => part !== b.key[i]);
    return k < 0 ? 0 : a.key[k] - b.key[k];
  });
  return all.map(({ row }) => row);
}
