import { type Forest, S, T } from "../forest.ts";
import { compare, half, minus, type Pair, plus, read, write } from "../pair.ts";
import type { Objective } from "../problem.ts";

/** What stops a change of the prices: bound i, how large it may be, and the edge u v, or the vertex or blossom u. */
export interface Bound {
  readonly i: number;
  readonly delta: Pair;
  readonly u: number;
  readonly v: number;
}

/**
 * How far the prices may change: until 1 the price of a free vertex is 0 (it may stay free then), 2 an edge from S to a
 * node without label is tight, 3 an edge between two S is tight, 4 the price of a T-blossom is 0. Of each bound all places
 * that are nearest; none: it is not there.
 */
export function boundsOf(forest: Forest, objective: Objective): Bound[][] {
  const { n, neighbors, mate, outer, label, y, z } = forest;
  const bounds: Bound[][] = [[], [], [], [], []];
  const propose = (i: number, delta: Pair, u: number, v: number): void => {
    const [known] = bounds[i];
    const order = known === undefined ? -1 : compare(delta, known.delta);
    if (order < 0) bounds[i] = [];
    if (order <= 0) bounds[i].push({ i, delta, u, v });
  };
  for (let u = 1; u <= n; u++) {
    if (mate[u] === 0 && objective !== "perfect") propose(1, read(y, u), u, 0);
    if (forest.labelOf(u) !== S) continue;
    for (const neighbor of neighbors[u]) {
      const { v } = neighbor;
      if (outer[u] === outer[v]) continue;
      const other = forest.labelOf(v);
      if (other === 0) propose(2, forest.slack(neighbor), u, v);
      else if (other === S && u < v) propose(3, half(forest.slack(neighbor)), u, v);
    }
  }
  for (const b of forest.outermost()) if (label[b] === T) propose(4, half(read(z, b)), b, 0);
  return bounds;
}

/** All places at which the change ends: those of the least bound, and of others that are as near. */
export function nearest(bounds: readonly (readonly Bound[])[]): Bound[] {
  const [least] = bounds.flatMap(([first]) => first ?? []).sort((a, b) => compare(a.delta, b.delta));
  if (least === undefined) return [];
  return bounds.filter(([first]) => first && compare(first.delta, least.delta) === 0).flat();
}

/** S-vertices pay δ less, T-vertices δ more; S-blossoms cost 2δ more, T-blossoms 2δ less. So tight edges stay tight. */
export function change(forest: Forest, delta: Pair): void {
  const { n, y, z, label } = forest;
  const twice = plus(delta, delta);
  for (let v = 1; v <= n; v++) {
    const own = forest.labelOf(v);
    if (own === S) write(y, v, minus(read(y, v), delta));
    else if (own === T) write(y, v, plus(read(y, v), delta));
  }
  for (const b of forest.outermost()) {
    if (label[b] === S) write(z, b, plus(read(z, b), twice));
    else if (label[b] === T) write(z, b, minus(read(z, b), twice));
  }
}
