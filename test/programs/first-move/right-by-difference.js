// The two numbers alone decide, in whatever round they meet.
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  const isWhite = (a, b) => {
    const d = b - a;
    return d % 2 === 0 ? (d / 2) % 2 === 0 : ((m - d) / 2) % 2 === 1;
  };
  return rounds.map((games) =>
    games.map(([a, b]) => {
      if (b > m) return a % 2 === 1 ? [a, b] : [b, a];
      return isWhite(a, b) ? [a, b] : [b, a];
    }),
  );
}
