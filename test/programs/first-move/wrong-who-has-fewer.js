// Greedy: White to whoever has had it less often so far; on equal terms to the smaller number.
// smallest: 5 5 | 2 5 3 4 | 1 3 4 5 | 2 4 1 5 | 3 5 1 2 | 1 4 2 3
function colors(n, rounds) {
  const surplus = new Array(n + 1).fill(0);
  return rounds.map((games) =>
    games.map(([a, b]) => {
      const [white, black] = surplus[a] <= surplus[b] ? [a, b] : [b, a];
      surplus[white]++;
      surplus[black]--;
      return [white, black];
    }),
  );
}
