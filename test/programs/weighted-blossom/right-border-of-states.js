// The edges are told in an order, and only who is taken among the vertices still to be named is remembered.
// largest: 24
function solve(n, edges) {
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
  const mate = new Array(n).fill(-1);
  for (let story = best.story; story; story = story.before) {
    mate[story.u] = story.v;
    mate[story.v] = story.u;
  }
  return mate;
}
