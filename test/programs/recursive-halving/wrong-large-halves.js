// Mends odd halves once, but not those inside the halves.
// smallest: 9
function schedule(n) {
  const outer = n + (n % 2);
  const days = [];
  const h = outer / 2;
  const isOdd = h > 1 && h % 2 === 1;
  const inside = (size) => {
    if (size < 2) return [];
    const k = Math.ceil(size / 2);
    const made = Array.from({ length: k }, (_, i) =>
      Array.from({ length: k }, (_, j) => [j + 1, k + 1 + ((i + j) % k)]).filter(([, b]) => b <= size),
    );
    for (const games of inside(k))
      made.push([...games, ...games.map(([a, b]) => [a + k, b + k])].filter(([, b]) => b <= size));
    return made;
  };
  for (let i = isOdd ? 1 : 0; i < h; i++)
    days.push(Array.from({ length: h }, (_, j) => [j + 1, h + 1 + ((i + j) % h)]));
  for (const games of inside(h)) {
    const day = [...games, ...games.map(([a, b]) => [a + h, b + h])];
    const busy = new Set(day.flat());
    for (let a = 1; isOdd && a <= h; a++) if (!busy.has(a)) day.push([a, a + h]);
    days.push(day);
  }
  return days.map((games) => games.filter(([, b]) => b <= n));
}
