import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { graphOf } from "#algorithms/engines/matching/numbering.ts";

/**
 * All graphs with up to `most` vertices that `accepts` takes, each labelled one: those with fewer vertices first, and among
 * them those with fewer edges. Weights are 1.
 */
export function* smallGraphs(
  most: number,
  accepts: (graph: Graph) => boolean = () => true,
): Generator<Graph> {
  for (let n = 0; n <= most; n++) {
    const pairs = allPairs(n);
    for (let count = 0; count <= pairs.length; count++) {
      for (const chosen of subsets(pairs, count)) {
        const graph = graphOf(n, chosen);
        if (accepts(graph)) yield graph;
      }
    }
  }
}

/** Whether the vertices have two sides, so that every edge goes across. */
export function isBipartite({ n, edges }: Graph): boolean {
  // Bit v of a mask is the side of vertex v; vertex 0 is on the first side.
  for (let mask = 0; mask < 2 ** Math.max(0, n - 1); mask++)
    if (edges.every(({ u, v }) => (((mask << 1) >> u) & 1) !== (((mask << 1) >> v) & 1))) return true;
  return false;
}

function allPairs(n: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) pairs.push([u, v]);
  return pairs;
}

/** The subsets with so many members, in the order of the items. */
function* subsets<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let k = from; k <= items.length - count; k++)
    for (const rest of subsets(items, count - 1, k + 1)) yield [items[k], ...rest];
}
