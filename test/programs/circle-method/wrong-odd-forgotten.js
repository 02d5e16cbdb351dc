// Takes every number for an even one: of three, nobody sits in the last chair.
// smallest: 3
function schedule(n) {
  const seats = Array.from({ length: n }, (_, i) => i + 1);
  const rounds = [];
  for (let r = 1; r < n; r++) {
    const games = [];
    for (let i = 0; i < Math.floor(n / 2); i++) games.push([seats[i], seats[n - 1 - i]]);
    rounds.push(games);
    seats.splice(1, 0, seats.pop());
  }
  return rounds;
}
