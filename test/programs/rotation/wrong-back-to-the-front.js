// The one who is taken from the end is put in at the very front: 0 instead of 1.
// smallest: 2 2
function schedule(n, cycles) {
  const players = Array.from({ length: n }, (_, i) => i + 1);
  if (n % 2 === 1) players.push(null);
  const rounds = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    for (let r = 1; r < players.length; r++) {
      const games = [];
      for (let i = 0; i < players.length / 2; i++) {
        const [a, b] = [players[i], players[players.length - 1 - i]];
        if (a && b) games.push(cycle ? [b, a] : [a, b]);
      }
      rounds.push(games);
      players.splice(0, 0, players.pop());
    }
  }
  return rounds;
}
