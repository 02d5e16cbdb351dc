// Edge after edge, and only who is taken among those still to be named is remembered; the bye is a vertex of little weight.
// largest: 24
function pair(n, met, noBye) {
  const edges = open(n, met).map((edge) => [...edge, 2000]);
  if (n % 2 === 1) for (let p = 0; p < n; p++) if (!noBye.includes(p + 1)) edges.push([p, n, 1]);
  return heaviest(n + 1, edges).map(([u, v]) => [u + 1, v === n ? 0 : v + 1]);
}

// The pairs that have not met, with players from 0.
function open(n, met) {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
  const edges = [];
  for (let a = 1; a <= n; a++)
    for (let b = a + 1; b <= n; b++) if (!known.has(a * 1000 + b)) edges.push([a - 1, b - 1]);
  return edges;
}

function heaviest(n, edges) {
  const order = edges.slice().sort((a, b) => Math.min(a[0], a[1]) - Math.min(b[0], b[1]));
  const last = new Array(n).fill(-1);
  for (const [k, [u, v]] of order.entries()) {
    last[u] = k;
    last[v] = k;
  }
  let states = new Map([[0, { sum: 0, story: null }]]);
  for (const [k, [u, v, weight]] of order.entries()) {
    const next = new Map();
    const both = (1 << u) | (1 << v);
    const put = (set, sum, story) => {
      let kept = set;
      for (const x of [u, v]) if (last[x] === k) kept &= ~(1 << x);
      if ((next.get(kept)?.sum ?? -1) < sum) next.set(kept, { sum, story });
    };
    for (const [set, { sum, story }] of states) {
      put(set, sum, story);
      if ((set & both) === 0) put(set | both, sum + weight, { u, v, before: story });
    }
    states = next;
  }
  let best = { sum: -1, story: null };
  for (const state of states.values()) if (state.sum > best.sum) best = state;
  const found = [];
  for (let story = best.story; story; story = story.before) found.push([story.u, story.v]);
  return found;
}
