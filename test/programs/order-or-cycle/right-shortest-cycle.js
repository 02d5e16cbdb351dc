// A shortest cycle, looked for from everybody.
// within: arrows.js
function back(left) {
  let best;
  for (const start of left) {
    const parent = new Map([[start, -1]]);
    for (const u of parent.keys()) {
      if (after[u].includes(start)) {
        const way = [];
        for (let w = u; w !== -1; w = parent.get(w)) way.unshift(w);
        if (!best || way.length < best.length) best = way;
        break;
      }
      for (const v of after[u]) if (left.has(v) && !parent.has(v)) parent.set(v, u);
    }
  }
  return best;
}
