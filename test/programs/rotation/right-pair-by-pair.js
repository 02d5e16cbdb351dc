// For each ordered pair the round is computed by itself: a pair of players meets where their two ways cross.
function schedule(n, cycles) {
  const m = n % 2 === 1 ? n : n - 1;
  const rounds = Array.from({ length: m * cycles }, () => []);
  const half = (m + 1) / 2;
  const roundOf = (a, b) => (Math.max(a, b) > m ? Math.min(a, b) % m : ((a + b) * half) % m);
  for (let a = 1; a <= n; a++) {
    for (let b = 1; b <= n; b++) {
      if (a === b) continue;
      const r = roundOf(a, b);
      if (cycles === 2) rounds[a < b ? r : m + r].push([a, b]);
      else if (a < b) rounds[r].push([a, b]);
    }
  }
  return rounds;
}
