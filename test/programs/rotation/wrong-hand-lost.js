// Moves upwards from the second place without a hand: the second player is written everywhere.
// smallest: 3 1
function schedule(n, cycles) {
  const size = n + (n % 2);
  const place = Array.from({ length: size }, (_, i) => (i < n ? i + 1 : 0));
  const rounds = [];
  for (let r = 1; r <= (size - 1) * cycles; r++) {
    const games = [];
    for (let i = 0; i < size / 2; i++) {
      const [a, b] = [place[i], place[size - 1 - i]];
      if (a !== 0 && b !== 0) games.push(r < size ? [a, b] : [b, a]);
    }
    rounds.push(games);
    const hand = place[size - 1];
    for (let i = 2; i < size; i++) place[i] = place[i - 1];
    place[1] = hand;
  }
  return rounds;
}
