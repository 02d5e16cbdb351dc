// Seed by seed: each goes down the tree to where fewest are, and on equal terms to where the last one went.
function draw(n) {
  let size = 1;
  while (size < n) size *= 2;
  const count = new Array(2 * size).fill(0);
  const last = new Array(2 * size).fill(0);
  for (let seed = 1; seed <= n; seed++) {
    for (let v = 1; v < 2 * size; ) {
      count[v]++;
      last[v] = seed;
      const [a, b] = [2 * v, 2 * v + 1];
      if (count[a] !== count[b]) v = count[a] < count[b] ? a : b;
      else v = last[a] >= last[b] ? a : b;
    }
  }
  return last.slice(size);
}
