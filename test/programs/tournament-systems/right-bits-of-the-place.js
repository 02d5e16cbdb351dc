// Each place by itself, bit by bit from the top of the tree: one bit says whether the seed is mirrored.
function draw(n) {
  let levels = 0;
  while (2 ** levels < n) levels++;
  return Array.from({ length: 2 ** levels }, (_, place) => {
    let seed = 1;
    for (let level = levels - 1; level >= 0; level--) {
      const size = 2 ** (levels - level);
      if ((place >> level) & 1) seed = size + 1 - seed;
    }
    return seed <= n ? seed : 0;
  });
}
