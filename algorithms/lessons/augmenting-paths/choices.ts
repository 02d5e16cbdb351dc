/** What may be chosen, read off the cells of the run. Vertices count from 1. */

import type { Answer } from "#algorithms/core/run/trace.ts";

/** The matching and the trees, of the run or of a frame. */
export interface Trees {
  readonly neighbors: readonly (readonly number[])[];
  readonly mate: ArrayLike<number>;
  readonly label: ArrayLike<number>;
}

/** The vertices from 1 to n. */
export function allVertices(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** A search begins at an exposed vertex. */
export function startsSearch(mate: ArrayLike<number>): (r: number) => Answer | undefined {
  return (r) => (mate[r] === 0 ? [r] : undefined);
}

/** Whether the edge u – v says something new: v is in no tree. */
export function isNew({ mate, label }: Trees, u: number, v: number): boolean {
  return v !== mate[u] && label[v] === 0;
}

/** An even vertex is worth a look while one of its edges says something new. */
export function leading(trees: Trees): (u: number) => Answer | undefined {
  return (u) => (trees.neighbors[u].some((v) => isNew(trees, u, v)) ? [u] : undefined);
}

/** The edges of u that say something new. */
export function leadsOn(trees: Trees, u: number): (v: number) => Answer | undefined {
  return (v) => (isNew(trees, u, v) ? [u, v] : undefined);
}
