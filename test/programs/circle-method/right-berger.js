// The circle, turned by one seat each round.
function schedule(n) {
  const size = n + (n % 2);
  const seats = Array.from({ length: size }, (_, i) => (i < n ? i + 1 : 0));
  const rounds = [];
  for (let r = 1; r < size; r++) {
    const games = [];
    for (let i = 0; i < size / 2; i++) {
      const [a, b] = [seats[i], seats[size - 1 - i]];
      if (a && b) games.push([a, b]);
    }
    rounds.push(games);
    seats.splice(1, 0, seats.pop());
  }
  return rounds;
}
