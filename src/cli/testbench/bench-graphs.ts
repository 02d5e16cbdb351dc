/** The graphs of the test bench: all small ones, those on which wrong programs fall, and large ones. */
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { GRAPH_KINDS, generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { graphOfJudged } from "#algorithms/kit/graphs/judged-matching.ts";
import { smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import { task as cardinality } from "#algorithms/lessons/blossom/task/task.ts";
import { task as weight } from "#algorithms/lessons/weighted-blossom/task/task.ts";

/** All graphs with up to so many vertices. */
const MOST_SMALL = 5;
/** The weights of graphs that come without: few, so that many matchings weigh the same. */
const [LEAST, MOST] = [-2, 4];
/** So many graphs of each family. */
const OF_FAMILY = 6;
/** The vertices of a random graph of each kind. */
const LARGE = 200;

export interface BenchGraph extends Graph {
  readonly id: string;
}

/** The graphs by the names of their files. */
export const GRAPHS: Readonly<Record<string, () => Generator<BenchGraph>>> = {
  *small() {
    let k = 0;
    for (const graph of smallGraphs(MOST_SMALL)) {
      k++;
      yield { id: `small-${k}`, ...weighted(graph, k) };
    }
  },
  *hard() {
    for (const [name, { families }] of Object.entries({ cardinality, weight }))
      for (const [family, { make }] of families.entries())
        for (let seed = 1; seed <= OF_FAMILY; seed++) {
          const graph = graphOfJudged(make(seed));
          const own = name === "weight" ? graph : weighted(graph, seed);
          yield { id: `${name}-${family + 1}-${seed}`, ...own };
        }
  },
  *large() {
    for (const kind of GRAPH_KINDS) yield { id: kind, ...generateGraph(kind, LARGE, 1).graph };
    for (let k = 0; ; k++) {
      const graph = weight.growth(k);
      if (graph === undefined) return;
      yield { id: `growth-${k + 1}`, ...graphOfJudged(graph) };
    }
  },
};

function weighted({ n, edges }: Graph, seed: number): Graph {
  const draw = seededRandom(seed);
  return { n, edges: edges.map(({ u, v }) => ({ u, v, weight: between(draw, LEAST, MOST) })) };
}
