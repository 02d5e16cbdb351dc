/** What may be chosen, read off the state. Vertices count from 1; pairs and sets of them are named in ascending order. */

import type { Answer } from "#algorithms/core/run/trace.ts";
import { ascending } from "#algorithms/engines/matching/ascending.ts";
import { type Forest, type Neighbor, T } from "./forest.ts";
import type { Bound } from "./solve/duals.ts";

/** The tight edges from S that say something new: to a node without label, or to another S. */
export function leadsOn(forest: Forest): (edge: Neighbor) => Answer | undefined {
  const { outer, label } = forest;
  return (edge) => {
    const { u, v } = edge;
    if (outer[u] === outer[v] || label[outer[v]] === T || !forest.isTight(edge)) return undefined;
    return ascending([u, v]);
  };
}

/** Where a change stops: both ends of an edge, an exposed vertex, or all vertices of a blossom. */
export function at(forest: Forest): (stop: Bound) => Answer {
  return ({ i, u, v }) => (i === 4 ? ascending(forest.verticesOf(u)) : v === 0 ? [u] : ascending([u, v]));
}

/** Each vertex in one of these blossoms, by which it can be chosen. */
export function inBlossoms(forest: Forest, blossoms: readonly number[]): Answer[] {
  return ascending(blossoms.flatMap((b) => forest.verticesOf(b))).map((v) => [v]);
}
