// Every cell takes over the least label around it, until nothing changes: so many labels are left.
// within: board.js
function count() {
  const label = signs.map((_, cell) => cell);
  for (let changed = true; changed; ) {
    changed = false;
    for (const u of signs.keys()) {
      if (signs[u] === "#") continue;
      for (const v of near(u))
        if (label[v] < label[u]) {
          label[u] = label[v];
          changed = true;
        }
    }
  }
  return new Set(label.filter((_, cell) => signs[cell] !== "#")).size;
}
