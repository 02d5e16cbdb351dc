/** What may be chosen, read off the cells of the run. Vertices count from 1. */

import type { Answer } from "#algorithms/core/run/trace.ts";
import { type Forest, ODD } from "./forest.ts";

/** The forest of the run or of a frame. */
type Trees = Pick<Forest, "neighbors"> & Readonly<Record<"mate" | "label" | "base", ArrayLike<number>>>;

/** Whether the edge from the even vertex u to v says something new: v is in no tree, or even and outside u's blossom. */
export function isNew({ mate, label, base }: Trees, u: number, v: number): boolean {
  return v !== mate[u] && base[v] !== base[u] && label[v] !== ODD;
}

/** An even vertex is worth a look while one of its edges says something new. */
export function leading(trees: Trees): (u: number) => Answer | undefined {
  return (u) => (trees.neighbors[u].some((v) => isNew(trees, u, v)) ? [u] : undefined);
}

/** The edges of u that say something new. */
export function leadsOn(trees: Trees, u: number): (v: number) => Answer | undefined {
  return (v) => (isNew(trees, u, v) ? [u, v] : undefined);
}
