// As FIDE recommends: the last two rounds of the first cycle are swapped, and the second cycle is in order.
function schedule(n, cycles) {
  const size = n + (n % 2);
  const first = [];
  for (let r = 1; r < size; r++) {
    const games = [];
    for (let a = 1; a < size; a++) {
      let b = (((r + 1 - a) % (size - 1)) + size - 1) % (size - 1) || size - 1;
      if (a === b) b = size;
      if (a > b || b > n) continue;
      const white = b === size ? a <= size / 2 : (a + b) % 2 === 1;
      games.push(white ? [a, b] : [b, a]);
    }
    first.push(games);
  }
  if (cycles === 1) return first;
  const second = first.map((games) => games.map(([a, b]) => [b, a]));
  if (first.length > 1) first.push(...first.splice(-2).reverse());
  return [...first, ...second];
}
