// Begins with one game and spreads: along each player's games colors alternate, across each game they differ.
function colors(n, rounds) {
  const guest = n % 2 === 0 ? n : 0;
  const opponent = Array.from({ length: n + 1 }, () => new Array(rounds.length).fill(0));
  rounds.forEach((games, r) => {
    for (const [a, b] of games) {
      if (b === guest) continue;
      opponent[a][r] = b;
      opponent[b][r] = a;
    }
  });
  const color = Array.from({ length: n + 1 }, () => new Array(rounds.length).fill(0));
  const queue = [];
  const set = (p, r, c) => {
    if (color[p][r] !== 0) return;
    color[p][r] = c;
    queue.push([p, r]);
  };
  const along = (p, r, step) => {
    for (let k = r + step; k >= 0 && k < rounds.length; k += step) {
      if (opponent[p][k] === 0) continue;
      set(p, k, -color[p][r]);
      return;
    }
  };
  const first = opponent[1].findIndex((p) => p !== 0);
  if (first >= 0) set(1, first, 1);
  for (const [p, r] of queue) {
    set(opponent[p][r], r, -color[p][r]);
    along(p, r, 1);
    along(p, r, -1);
  }
  return rounds.map((games, r) =>
    games.map(([a, b]) => {
      if (b === guest) return r % 2 === 0 ? [b, a] : [a, b];
      return color[a][r] === 1 ? [a, b] : [b, a];
    }),
  );
}
