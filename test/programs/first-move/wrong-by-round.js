// The round alone decides: in odd rounds the smaller number has White, in even ones the larger number.
// smallest: 5 5 | 2 5 3 4 | 1 3 4 5 | 2 4 1 5 | 3 5 1 2 | 1 4 2 3
function colors(n, rounds) {
  return rounds.map((games, r) => games.map(([a, b]) => (r % 2 === 0 ? [a, b] : [b, a])));
}
