// Plays the second cycle with the colors of the first one.
// smallest: 2 2
function schedule(n, cycles) {
  const size = n + (n % 2);
  const place = Array.from({ length: size }, (_, i) => (i < n ? i + 1 : 0));
  const rounds = [];
  for (let r = 1; r <= (size - 1) * cycles; r++) {
    const games = [];
    for (let i = 0; i < size / 2; i++) {
      const [a, b] = [place[i], place[size - 1 - i]];
      if (a !== 0 && b !== 0) games.push([a, b]);
    }
    rounds.push(games);
    place.splice(1, 0, place.pop());
  }
  return rounds;
}
