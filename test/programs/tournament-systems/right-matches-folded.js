// The matches of the first round in a list, best against last; the list of matches is folded until one is left.
function draw(n) {
  let size = 2;
  while (size < n) size *= 2;
  const seed = (s) => (s <= n ? s : 0);
  let groups = Array.from({ length: size / 2 }, (_, k) => [seed(k + 1), seed(size - k)]);
  while (groups.length > 1) {
    const half = groups.length / 2;
    groups = groups.slice(0, half).map((group, k) => [...group, ...groups[groups.length - 1 - k]]);
  }
  return groups[0];
}
