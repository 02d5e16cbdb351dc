// The heaviest edge goes if all that hung together still does (Kruskal, 1956, as his second way).
// largest: 60
// within: edges.js
function forest() {
  const left = new Set(byWeight());
  for (const k of byWeight().reverse()) {
    left.delete(k);
    const [from, to] = edges[k];
    const seen = new Set([from]);
    for (const x of seen)
      for (const j of left) {
        const [u, v] = edges[j];
        if (u === x) seen.add(v);
        if (v === x) seen.add(u);
      }
    if (!seen.has(to)) left.add(k);
  }
  return [...left];
}
