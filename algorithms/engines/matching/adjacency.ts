import type { Graph } from "./graph.ts";

/** The neighbors of u stand in `to`, and the indices of the edges in `edge`, from first[u] to first[u + 1]. */
export interface Adjacency {
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly edge: Int32Array;
}

export function adjacencyOf({ n, edges }: Graph): Adjacency {
  const first = new Int32Array(n + 1);
  for (const { u, v } of edges) {
    first[u + 1] = first[u + 1] + 1;
    first[v + 1] = first[v + 1] + 1;
  }
  for (let u = 0; u < n; u++) first[u + 1] = first[u + 1] + first[u];
  const next = first.slice();
  const to = new Int32Array(2 * edges.length);
  const edge = new Int32Array(2 * edges.length);
  const put = (u: number, v: number, e: number): void => {
    const at = next[u];
    next[u] = at + 1;
    to[at] = v;
    edge[at] = e;
  };
  for (const [e, { u, v }] of edges.entries()) {
    put(u, v, e);
    put(v, u, e);
  }
  return { first, to, edge };
}
