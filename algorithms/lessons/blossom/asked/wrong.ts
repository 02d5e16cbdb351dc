import { exchange, neighborsOf, plant, shrink } from "../plain.ts";

/** What the wrong program did. */
export interface Stopped {
  /** For each vertex its partner, or −1. */
  readonly mate: readonly number[];
  /** How many cycles have shrunk. */
  readonly blossoms: number;
  /** Edges at which a vertex that became even in a blossom should have looked. */
  readonly unseen: readonly (readonly [number, number])[];
}

/** The plain program, but what becomes even in a blossom never looks at its neighbors: on purpose. */
export function matchingWithoutLooks(n: number, edges: readonly (readonly [number, number])[]): Stopped {
  const neighbors = neighborsOf(n, edges);
  const mate: number[] = new Array(n).fill(-1);
  const unseen: (readonly [number, number])[] = [];
  let blossoms = 0;

  function searchWithoutLooks(root: number): void {
    const tree = plant(root, n);
    const { from, base, even, queue } = tree;
    const silent: number[] = [];
    for (const u of queue) {
      for (const v of neighbors[u]) {
        if (base[u] === base[v] || mate[u] === v) continue;
        if (even[v]) {
          blossoms++;
          silent.push(...shrink(tree, u, v, mate));
        } else if (from[v] === -1) {
          from[v] = u;
          if (mate[v] === -1) {
            exchange(v, from, mate);
            return;
          }
          even[mate[v]] = true;
          queue.push(mate[v]);
        }
      }
    }
    for (const u of silent) for (const v of neighbors[u]) if (!even[v] && from[v] === -1) unseen.push([u, v]);
  }

  for (let root = 0; root < n; root++) if (mate[root] === -1) searchWithoutLooks(root);
  return { mate, blossoms, unseen };
}
