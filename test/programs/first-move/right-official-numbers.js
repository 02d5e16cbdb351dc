// Gives everyone his number in the official table, where the sum of two numbers decides.
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  const number = new Array(n + 1).fill(n);
  for (let k = 1; k <= m; k++) number[((2 * (m + 1 - k)) % m) + ((2 * (m + 1 - k)) % m === 0 ? m : 0)] = k;
  return rounds.map((games) =>
    games.map(([a, b]) => {
      const [low, high] = number[a] < number[b] ? [a, b] : [b, a];
      if (high > m) return number[low] <= n / 2 ? [low, high] : [high, low];
      return (number[low] + number[high]) % 2 === 1 ? [low, high] : [high, low];
    }),
  );
}
