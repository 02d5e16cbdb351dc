// Place i meets place N / 2 + i: the lower row is read from the wrong end.
// smallest: 5 1
function schedule(n, cycles) {
  const size = n + (n % 2);
  const place = Array.from({ length: size }, (_, i) => (i < n ? i + 1 : 0));
  const rounds = [];
  for (let r = 1; r <= (size - 1) * cycles; r++) {
    const games = [];
    for (let i = 0; i < size / 2; i++) {
      const [a, b] = [place[i], place[size / 2 + i]];
      if (a !== 0 && b !== 0) games.push(r < size ? [a, b] : [b, a]);
    }
    rounds.push(games);
    place.splice(1, 0, place.pop());
  }
  return rounds;
}
