import { compareItems, makeLimbs } from "./limbs.ts";
import { Search } from "./search.ts";
import { evenOut, matchTightEdges, startDuals } from "./start.ts";
import type { Weights } from "./weights.ts";

/** The search when it is over, or vertices without which there are more odd components than them. */
export type Solved = { readonly search: Search } | { readonly barrier: readonly number[] };

/**
 * A matching of the largest weight, or a perfect one of the largest weight, with its duals in the search: the
 * dense single-tree form of Edmonds' primal–dual algorithm (1965; Galil, 1986, tells of it and its bounds).
 * O(n³) time on a matrix, as there are at most n searches.
 *
 * Before and after each search the duals are feasible, all matched edges are tight, and blossoms with z > 0
 * are matched but for one vertex within. What an optimum wants beyond that is that no vertex is exposed, or
 * none with y > 0.
 */
export function solve(weights: Weights, isPerfect: boolean): Solved {
  const search = new Search(weights, isPerfect);
  const { n, order, nest, y } = search;
  // Of an odd number of vertices some component is odd with nobody taken away: the empty barrier tells
  // enough.
  if (isPerfect && n % 2 === 1) return { barrier: [] };
  if (!startDuals(search, weights)) return { barrier: [] };
  evenOut(search, weights);
  matchTightEdges(search, weights);
  const zero = makeLimbs(order.k, 1);
  // Once over the vertices is enough: a search exposes none but one of y = 0, and y rises only in T, where
  // all are matched.
  for (let v = 0; v < n; v++) {
    if (nest.mate[v] !== -1 || (!isPerfect && compareItems(order, y, v, zero, 0) === 0)) continue;
    if (!search.run(v)) return { barrier: search.barrier() };
  }
  return { search };
}
