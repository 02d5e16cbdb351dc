// Greedy: every round takes the first pairs that have not met and are free. It gets stuck.
// smallest: 5
function schedule(n) {
  const met = new Set();
  const rounds = [];
  for (let r = 0; r < (n % 2 === 1 ? n : n - 1); r++) {
    const busy = new Set();
    const games = [];
    for (let a = 1; a <= n; a++) {
      for (let b = a + 1; b <= n; b++) {
        if (busy.has(a) || busy.has(b) || met.has(a * 1000 + b)) continue;
        busy.add(a).add(b);
        met.add(a * 1000 + b);
        games.push([a, b]);
      }
    }
    rounds.push(games);
  }
  return rounds;
}
