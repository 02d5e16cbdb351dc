// The edges are told in an order, and only who is taken among the vertices still to be named is remembered.
// largest: 24
function solve(n, edges) {
  const order = edges
    .slice()
    .sort((a, b) => Math.min(...a) - Math.min(...b) || Math.max(...a) - Math.max(...b));
  const last = new Array(n).fill(-1);
  for (const [k, [u, v]] of order.entries()) {
    last[u] = k;
    last[v] = k;
  }
  let states = new Map([[0, { size: 0, story: null }]]);
  for (const [k, [u, v]] of order.entries()) {
    const next = new Map();
    const both = (1 << u) | (1 << v);
    const put = (set, size, story) => {
      let kept = set;
      for (const x of [u, v]) if (last[x] === k) kept &= ~(1 << x);
      if ((next.get(kept)?.size ?? -1) < size) next.set(kept, { size, story });
    };
    for (const [set, { size, story }] of states) {
      put(set, size, story);
      if ((set & both) === 0) put(set | both, size + 1, { u, v, before: story });
    }
    states = next;
  }
  let best = { size: -1, story: null };
  for (const state of states.values()) if (state.size > best.size) best = state;
  const mate = new Array(n).fill(-1);
  for (let story = best.story; story; story = story.before) {
    mate[story.u] = story.v;
    mate[story.v] = story.u;
  }
  return mate;
}
