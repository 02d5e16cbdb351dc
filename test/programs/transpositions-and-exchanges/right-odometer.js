// Counts up like an odometer and skips what repeats a player. Exchanges: one odometer over both groups, then insertion.
function orders(s1, s2, exchange) {
  const rows = [];
  if (exchange === 0) {
    const wheel = new Array(s1).fill(0);
    for (;;) {
      if (new Set(wheel).size === s1) rows.push(wheel.map((k) => s1 + 1 + k));
      let k = s1 - 1;
      while (k >= 0 && wheel[k] === s2 - 1) wheel[k--] = 0;
      if (k < 0) return rows;
      wheel[k]++;
    }
  }
  const next = (group, size) => {
    // The next group of places, counted from 0 and rising.
    let k = group.length - 1;
    while (k >= 0 && group[k] === size - group.length + k) k--;
    if (k < 0) return undefined;
    const start = group[k] + 1;
    return group.map((place, i) => (i < k ? place : start + i - k));
  };
  const start = Array.from({ length: exchange }, (_, k) => k);
  const buckets = [];
  for (let down = start; down; down = next(down, s1)) {
    for (let up = start; up; up = next(up, s2)) {
      // Place k from the bottom of S1 is the player s1 - k.
      const row = [...down.map((k) => s1 - k), ...up.map((k) => s1 + 1 + k)];
      const gap = [...down, ...up].reduce((sum, k) => sum + k, 0);
      if (!buckets[gap]) buckets[gap] = [];
      buckets[gap].push(row);
    }
  }
  return buckets.flat();
}
