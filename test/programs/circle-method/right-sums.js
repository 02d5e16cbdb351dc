// Of each pair the sum names the round; whoever is left over in a round meets the guest.
function schedule(n) {
  const m = n % 2 === 1 ? n : n - 1;
  const rounds = Array.from({ length: m }, () => []);
  for (let a = 0; a < m; a++) {
    for (let b = a + 1; b < m; b++) rounds[(a + b) % m].push([a + 1, b + 1]);
    if (n > m) rounds[(2 * a) % m].push([a + 1, n]);
  }
  return rounds;
}
