// Always the lowest number that is free: the first order of all.
// within: arrows.js
function peel() {
  const placed = new Set();
  for (;;) {
    const v = all.find((w) => !placed.has(w) && before[w].every((u) => placed.has(u)));
    if (v === undefined) return [...placed];
    placed.add(v);
  }
}
