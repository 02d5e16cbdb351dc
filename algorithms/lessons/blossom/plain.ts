/**
 * A largest matching of any graph with the vertices 0 to n − 1: for each vertex its partner, or −1. One search for each
 * exposed vertex; odd cycles shrink (Edmonds, 1965). O(n³).
 */
export function largestMatching(n: number, edges: readonly (readonly [number, number])[]): number[] {
  const neighbors = neighborsOf(n, edges);
  const mate: number[] = new Array(n).fill(-1);
  for (let root = 0; root < n; root++) if (mate[root] === -1) search(root, neighbors, mate);
  return mate;
}

function search(root: number, neighbors: readonly (readonly number[])[], mate: number[]): void {
  const tree = plant(root, neighbors.length);
  const { from, base, even, queue } = tree;
  for (const u of queue) {
    for (const v of neighbors[u]) {
      if (base[u] === base[v] || mate[u] === v) continue;
      if (even[v]) {
        for (const w of shrink(tree, u, v, mate)) queue.push(w);
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
}

/** A tree of a search. */
export interface Tree {
  /** Where the path to a vertex comes from when it does not come from its partner; −1: from nowhere. */
  readonly from: number[];
  /** The base of the outermost blossom around a vertex, or the vertex itself. */
  readonly base: number[];
  readonly even: boolean[];
  /** The even vertices, in the order in which they look at their neighbors. */
  readonly queue: number[];
}

export function neighborsOf(n: number, edges: readonly (readonly [number, number])[]): number[][] {
  const neighbors: number[][] = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbors[u].push(v);
    neighbors[v].push(u);
  }
  return neighbors;
}

export function plant(root: number, n: number): Tree {
  const even: boolean[] = new Array(n).fill(false);
  even[root] = true;
  return { from: new Array(n).fill(-1), base: Array.from(even.keys()), even, queue: [root] };
}

/** Shrinks the cycle that the even vertices u and v close, and returns the vertices that become even. */
export function shrink(tree: Tree, u: number, v: number, mate: readonly number[]): number[] {
  const { from, base, even } = tree;
  const b = commonBase(tree, u, v, mate);
  const members = new Set<number>();
  for (let [x, back] of [
    [u, v],
    [v, u],
  ]) {
    while (base[x] !== b) {
      members.add(base[x]).add(base[mate[x]]);
      from[x] = back;
      back = mate[x];
      x = from[back];
    }
  }
  const fresh: number[] = [];
  for (let w = 0; w < base.length; w++) {
    if (!members.has(base[w])) continue;
    base[w] = b;
    if (!even[w]) fresh.push(w);
    even[w] = true;
  }
  return fresh;
}

/** Where the paths of u and v to the root meet. */
function commonBase({ from, base }: Tree, u: number, v: number, mate: readonly number[]): number {
  const above = new Set<number>();
  for (let x = base[u]; ; x = base[from[mate[x]]]) {
    above.add(x);
    if (mate[x] === -1) break;
  }
  let x = base[v];
  while (!above.has(x)) x = base[from[mate[x]]];
  return x;
}

/** Exchanges inside and outside on the path that ends in v. */
export function exchange(v: number, from: readonly number[], mate: number[]): void {
  for (let x = v; x !== -1; ) {
    const u = from[x];
    const next = mate[u];
    mate[x] = u;
    mate[u] = x;
    x = next;
  }
}
