/**
 * Flips an augmenting path that ends at the exposed vertex `end`: `before` of every second vertex, from there on, is the
 * one before it on the path, and they become partners. Vertices count from 0; −1 is none.
 */
export function flipPath(end: number, mate: Int32Array, before: Int32Array): void {
  for (let v = end; v !== -1; ) {
    const u = before[v];
    const next = mate[u];
    mate[v] = u;
    mate[u] = v;
    v = next;
  }
}
