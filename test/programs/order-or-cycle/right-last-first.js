// From the end: whoever has no arrow to anybody else who is left.
// within: arrows.js
function run() {
  const left = new Set(all);
  const order = [];
  for (;;) {
    const v = [...left].find((u) => after[u].every((w) => !left.has(w)));
    if (v === undefined) break;
    left.delete(v);
    order.unshift(v);
  }
  if (left.size === 0) return { order };
  const walk = [];
  let v = [...left].at(-1);
  while (!walk.includes(v)) {
    walk.push(v);
    v = after[v].find((w) => left.has(w));
  }
  return { cycle: walk.slice(walk.indexOf(v)) };
}
