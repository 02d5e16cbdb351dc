// Alternating trees, grown level by level from one exposed vertex on the right after the other.
function solve(n, left, edges) {
  const near = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) near[v].push(u);
  const mate = new Int32Array(n).fill(-1);
  for (let root = left; root < n; root++) {
    const before = new Int32Array(n).fill(-1);
    const queue = [root];
    let end = -1;
    for (let i = 0; i < queue.length && end < 0; i++)
      for (const u of near[queue[i]]) {
        if (before[u] >= 0) continue;
        before[u] = queue[i];
        if (mate[u] < 0) {
          end = u;
          break;
        }
        queue.push(mate[u]);
      }
    while (end >= 0) {
      const v = before[end];
      const next = mate[v];
      mate[end] = v;
      mate[v] = end;
      end = next;
    }
  }
  return mate;
}
