// Two rows: the upper one hands its last player down, the lower one its first player up.
function schedule(n, cycles) {
  const players = Array.from({ length: n }, (_, i) => i + 1);
  if (n % 2 === 1) players.unshift(0);
  const half = players.length / 2;
  let upper = players.slice(0, half);
  let lower = players.slice(half).reverse();
  const rounds = [];
  for (let r = 1; r < players.length; r++) {
    const games = upper.map((p, k) => [p, lower[k]]).filter((game) => !game.includes(0));
    rounds.push(games.map(([a, b]) => (r % 2 === 0 ? [a, b] : [b, a])));
    const [fixed, ...rest] = upper;
    const [up, ...low] = lower;
    const moved = [up, ...rest];
    const down = moved.pop();
    upper = [fixed, ...moved];
    lower = [...low, down];
  }
  if (cycles === 1) return rounds;
  return [...rounds, ...rounds.map((games) => games.map(([a, b]) => [b, a]))];
}
