// The other color than last time for the smaller number, whatever the opponent had.
// smallest: 3 3 | 2 3 | 1 3 | 1 2
function colors(n, rounds) {
  const last = new Array(n + 1).fill(-1);
  return rounds.map((games) =>
    games.map(([a, b]) => {
      const [white, black] = last[a] === -1 ? [a, b] : [b, a];
      last[white] = 1;
      last[black] = -1;
      return [white, black];
    }),
  );
}
