// The games between the halves are cut into days by searching perfect matchings, one after the other (Kőnig).
function schedule(n) {
  if (n % 2 === 1) return schedule(n + 1).map((games) => games.filter(([a, b]) => a <= n && b <= n));
  if (n === 2) return [[[1, 2]]];
  const h = n / 2;
  const left = Array.from({ length: h }, () => new Array(h).fill(true));
  const rounds = schedule(h).map((games) => [...games, ...games.map(([a, b]) => [a + h, b + h])]);
  if (h % 2 === 1) {
    for (const games of rounds) {
      const playing = new Set(games.flat());
      for (let a = 1; a <= h; a++) {
        if (playing.has(a)) continue;
        games.push([a, a + h]);
        left[a - 1][a - 1] = false;
      }
    }
  }
  while (left[0].includes(true)) {
    const partner = new Array(h).fill(-1);
    const seat = (a, seen) => {
      for (let b = 0; b < h; b++) {
        if (!left[a][b] || seen.has(b)) continue;
        seen.add(b);
        if (partner[b] !== -1 && !seat(partner[b], seen)) continue;
        partner[b] = a;
        return true;
      }
      return false;
    };
    for (let a = 0; a < h; a++) seat(a, new Set());
    rounds.push(partner.map((a, b) => [a + 1, b + 1 + h]));
    partner.forEach((a, b) => {
      left[a][b] = false;
    });
  }
  return rounds;
}
