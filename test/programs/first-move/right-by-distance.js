// White for whoever is an odd number of seats past the top; the one in the middle has Black in odd rounds.
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  return rounds.map((games, r) =>
    games.map(([a, b]) => {
      if (b > m) return r % 2 === 0 ? [a, b] : [b, a];
      const distance = (a - (r + 1) + m) % m;
      return distance % 2 === 1 ? [a, b] : [b, a];
    }),
  );
}
