// The empty chair is 0, and its games are not left out.
// smallest: 3
function schedule(n) {
  const seats = Array.from({ length: n }, (_, i) => i + 1);
  if (n % 2 === 1) seats.push(0);
  const rounds = [];
  for (let r = 1; r < seats.length; r++) {
    const games = [];
    for (let i = 0; i < seats.length / 2; i++) games.push([seats[i], seats[seats.length - 1 - i]]);
    rounds.push(games);
    seats.splice(1, 0, seats.pop());
  }
  return rounds;
}
