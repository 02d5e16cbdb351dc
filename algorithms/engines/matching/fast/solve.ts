import { compareItems, makeLimbs } from "./limbs.ts";
import { Search } from "./search.ts";
import { evenOut, matchTightEdges, startDuals } from "./start.ts";
import type { Weights } from "./weights.ts";

/** The search when it is over, or vertices without which there are more odd components than them. */
export type Solved = { readonly search: Search } | { readonly barrier: readonly number[] };

/**
 * A matching of the largest weight, or a perfect one of the largest weight, with its duals in the search: the dense
 * single-tree form of Edmonds' primal–dual algorithm (1965; Gabow, 1976, for the bound). O(n³) time on a matrix.
 */
export function solve(weights: Weights, isPerfect: boolean): Solved {
  const search = new Search(weights, isPerfect);
  const { n, order, nest, y } = search;
  if (isPerfect && n % 2 === 1) return { barrier: [] };
  if (!startDuals(search, weights)) return { barrier: [] };
  evenOut(search, weights);
  matchTightEdges(search, weights);
  const zero = makeLimbs(order.k, 1);
  for (let v = 0; v < n; v++) {
    if (nest.mate[v] !== -1 || (!isPerfect && compareItems(order, y, v, zero, 0) === 0)) continue;
    if (!search.run(v)) return { barrier: search.barrier() };
  }
  return { search };
}
