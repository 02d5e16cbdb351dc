// Cross games between the halves, then both halves at once; those who rest in odd halves meet each other.
function schedule(n) {
  const size = n + (n % 2);
  return halve(size, (n % 2) + size - n)
    .map((games) => games.filter(([a, b]) => a <= n && b <= n))
    .filter((games) => games.length > 0);

  function halve(seats) {
    if (seats === 1) return [[]];
    if (seats === 2) return [[[1, 2]]];
    const h = seats / 2;
    if (h % 2 === 0) {
      const inside = halve(h);
      const cross = Array.from({ length: h }, (_, i) => crossing(h, i));
      return [...cross, ...inside.map((games) => [...games, ...games.map(([a, b]) => [a + h, b + h])])];
    }
    const inside = halve(h + 1); // seat h + 1 is empty
    const cross = Array.from({ length: h - 1 }, (_, i) => crossing(h, i + 1));
    const both = inside.map((games) => {
      const day = [];
      for (const [a, b] of games) {
        if (b === h + 1) day.push([a, a + h]);
        else day.push([a, b], [a + h, b + h]);
      }
      return day;
    });
    return [...cross, ...both];
  }

  function crossing(h, turn) {
    return Array.from({ length: h }, (_, j) => [j + 1, h + 1 + ((j + turn) % h)]);
  }
}
