// The official table's rule with the numbers of the circle: an odd sum gives White to the smaller one.
// smallest: 5 5 | 2 5 3 4 | 1 3 4 5 | 2 4 1 5 | 3 5 1 2 | 1 4 2 3
function colors(n, rounds) {
  return rounds.map((games, r) =>
    games.map(([a, b]) => {
      if (n % 2 === 0 && b === n) return r % 2 === 0 ? [a, b] : [b, a];
      return (a + b) % 2 === 1 ? [a, b] : [b, a];
    }),
  );
}
