// An array of places: all but the first move on by one.
function schedule(n, cycles) {
  const size = n + (n % 2);
  const place = Array.from({ length: size }, (_, i) => (i < n ? i + 1 : 0));
  const rounds = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    for (let r = 1; r < size; r++) {
      const games = [];
      for (let i = 0; i < size / 2; i++) {
        const [a, b] = [place[i], place[size - 1 - i]];
        if (a !== 0 && b !== 0) games.push(cycle === 0 ? [a, b] : [b, a]);
      }
      rounds.push(games);
      const hand = place[size - 1];
      for (let i = size - 1; i > 1; i--) place[i] = place[i - 1];
      place[1] = hand;
    }
  }
  return rounds;
}
