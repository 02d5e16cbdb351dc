// Two circles of odd length turn side by side, and then one is moved past the other; other fields by halves.
function schedule(n) {
  if (n === 2) return [[[1, 2]]];
  if (n % 2 === 1) return schedule(n + 1).map((games) => games.filter(([a, b]) => a <= n && b <= n));
  const k = n / 2;
  const rounds = [];
  if (k % 2 === 1) {
    for (let r = 0; r < k; r++) {
      const games = [[r + 1, r + 1 + k]];
      for (let y = 1; y <= (k - 1) / 2; y++) {
        const [a, b] = [((r + y) % k) + 1, ((r + k - y) % k) + 1];
        games.push([a, b], [a + k, b + k]);
      }
      rounds.push(games);
    }
  } else {
    for (const games of schedule(k)) rounds.push([...games, ...games.map(([a, b]) => [a + k, b + k])]);
  }
  // Twins have met between the circles, but not between even halves.
  for (let s = k % 2; s < k; s++) {
    rounds.push(Array.from({ length: k }, (_, x) => [x + 1, ((x + s) % k) + 1 + k]));
  }
  return rounds;
}
