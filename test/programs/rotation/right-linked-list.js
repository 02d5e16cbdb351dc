// The players that move are a closed chain: next of each, and a finger that goes back by one each round.
function schedule(n, cycles) {
  const size = n + (n % 2);
  const before = (p) => (p === 2 ? size : p - 1);
  const after = (p) => (p === size ? 2 : p + 1);
  const rounds = [];
  let second = 2;
  for (let r = 0; r < (size - 1) * cycles; r++) {
    const games = [];
    const add = (a, b) => {
      if (a <= n && b <= n) games.push(r < size - 1 ? [a, b] : [b, a]);
    };
    let down = before(second);
    add(1, down);
    for (let [up, k] = [second, 1]; k < size / 2; k++) {
      down = before(down);
      add(up, down);
      up = after(up);
    }
    rounds.push(games);
    second = before(second);
  }
  return rounds;
}
