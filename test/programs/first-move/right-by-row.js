// Reads the row off the circle: in odd rows the right-hand player has White, in even ones the left-hand player.
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  const seat = (x) => ((x + m - 1) % m) + 1;
  return rounds.map((games, r) => {
    const top = r + 1;
    const colored = [];
    for (let row = 1; row <= (m - 1) / 2; row++) {
      const [right, left] = [seat(top + row), seat(top - row + m)];
      colored.push(row % 2 === 1 ? [right, left] : [left, right]);
    }
    if (games.length > colored.length) colored.push(top % 2 === 1 ? [top, n] : [n, top]);
    return colored;
  });
}
