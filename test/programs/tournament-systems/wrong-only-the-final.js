// Keeps 1 and 2 apart and gives the byes to the best, but odd and even seeds each stand in order.
// smallest: 9
function draw(n) {
  let size = 2;
  while (size < n) size *= 2;
  const first = Array.from({ length: size / 2 }, (_, k) => [k + 1, size - k <= n ? size - k : 0]);
  return [...first.filter((_, k) => k % 2 === 0), ...first.filter((_, k) => k % 2 === 1)].flat();
}
