// No search at all: for each vertex of the larger side, in turn, all sets of the smaller one that can be covered so far.
// largest: 24
function solve(n, left, edges) {
  const isLeft = left > n - left;
  const first = isLeft ? left : 0;
  const small = isLeft ? n - left : left;
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) isLeft ? near[u].push(v) : near[v].push(u);
  const NOBODY = 255;
  const taken = [];
  let reached = new Uint8Array(2 ** small);
  reached[0] = 1;
  for (let u = 0; u < n; u++) {
    const next = reached.slice();
    const by = new Uint8Array(2 ** small).fill(NOBODY);
    for (const v of near[u])
      for (let set = 0; set < reached.length; set++) {
        const larger = set | (1 << (v - first));
        if (!reached[set] || next[larger]) continue;
        next[larger] = 1;
        by[larger] = v;
      }
    taken.push(by);
    reached = next;
  }
  const count = (set) => (set === 0 ? 0 : 1 + count(set & (set - 1)));
  let best = 0;
  for (let set = 0; set < reached.length; set++) if (reached[set] && count(set) > count(best)) best = set;
  const mate = new Array(n).fill(-1);
  for (let u = n - 1; u >= 0; u--) {
    const v = taken[u][best];
    if (v === NOBODY) continue;
    mate[u] = v;
    mate[v] = u;
    best ^= 1 << (v - first);
  }
  return mate;
}
