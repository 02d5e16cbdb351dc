// What the programs here have in common. Each has a function of its own in place of one of these: `peel`, the placed vertices; `answer`,
// what comes of them; `back`, a cycle among those who are left; `search`, the same by colors; `run`, all of it.
function solve(n, arrows) {
  const after = Array.from({ length: n }, () => []);
  const before = Array.from({ length: n }, () => []);
  for (const [u, v] of arrows) {
    after[u].push(v);
    before[v].push(u);
  }
  const all = Array.from({ length: n }, (_, v) => v);

  function peel() {
    const need = before.map((list) => list.length);
    const order = all.filter((v) => need[v] === 0);
    for (const u of order) for (const v of after[u]) if (--need[v] === 0) order.push(v);
    return order;
  }

  function back(left) {
    const walk = [];
    let v = [...left][0];
    while (!walk.includes(v)) {
      walk.push(v);
      v = before[v].find((u) => left.has(u));
    }
    return walk.slice(walk.indexOf(v)).reverse();
  }

  function answer(order) {
    const left = new Set(all.filter((v) => !order.includes(v)));
    return left.size === 0 ? { order } : { cycle: back(left) };
  }

  function search({ grey, black, enter, path, done }) {
    for (const v of all) {
      const cycle = done.includes(v) || path.includes(v) ? undefined : visit(v);
      if (cycle) return { cycle };
    }
    return { order: done.toReversed() };
    function visit(u) {
      path.push(u);
      enter?.(u);
      for (const v of after[u]) {
        if (grey(v)) return path.slice(path.indexOf(v));
        if (black(v)) continue;
        const cycle = visit(v);
        if (cycle) return cycle;
      }
      path.pop();
      done.push(u);
    }
  }

  function run() {
    return answer(peel());
  }

  // arrange

  return run();
}
