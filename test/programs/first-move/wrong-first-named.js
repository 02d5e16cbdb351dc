// The player named first always has White.
// smallest: 3 3 | 2 3 | 1 3 | 1 2
function colors(n, rounds) {
  return rounds;
}
