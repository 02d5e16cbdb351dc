import { matchingOf, pairsOfNeighbors } from "#algorithms/engines/matching/numbering.ts";
import { exposedEnds } from "#algorithms/kit/graphs/exposed-ends.ts";
import { EVEN, type Forest, makeForest, ODD, takeDown } from "./forest.ts";
import type { Problem, Result } from "./problem.ts";
import { augment } from "./solve/augment.ts";
import { parts } from "./solve/parts.ts";
import { commonBase, shrink } from "./solve/shrink.ts";
import { leading, leadsOn, type Recorder } from "./steps.ts";

/**
 * A matching of as many edges as possible (Edmonds, 1965). Vertices count from 1 here, so that 0 can mean "none"; texts
 * and pictures count from 0. A search looks at each edge at most twice, and n/2 searches are enough: O(n · m) looks.
 */
export function solve({ graph }: Problem, recorder: Recorder): Result {
  const { step, any } = recorder;
  const forest = makeForest(graph, recorder);
  const { n, mate, neighbors } = forest;
  step.start(n);
  takeDown(forest);
  let size = 0;

  // Take easy edges first; fewer searches remain.
  for (const [u, v] of any.pick(pairsOfNeighbors(neighbors), exposedEnds(mate))) {
    if (mate[u] !== 0 || mate[v] !== 0) continue;
    step.pick(u, v);
    mate.put(u, v);
    mate.put(v, u);
    size++;
  }

  while (search(forest, size, recorder)) size++;
  const gallaiEdmonds = parts(forest, size, recorder);
  return { matching: matchingOf(mate), gallaiEdmonds };
}

/** Grows trees from all exposed vertices until two of them meet, and augments; false if they never meet. */
function search(forest: Forest, size: number, recorder: Recorder): boolean {
  const { step, ask, any } = recorder;
  const { n, mate, label, parent, base, neighbors } = forest;
  const queue: number[] = [];
  for (let v = 1; v <= n; v++) if (mate[v] === 0) queue.push(v);
  if (queue.length === 0) return false;
  step.plant(queue.length, size + 1);
  for (const root of queue) label.put(root, EVEN);

  for (const u of any.scan(queue, leading(forest))) {
    step.scan(u);
    for (const v of any.edge(neighbors[u], leadsOn(forest, u))) {
      if (v === mate[u] || base[v] === base[u]) continue;
      if (label[v] === ODD) {
        step.skip(u, v);
        continue;
      }
      if (label[v] !== EVEN) {
        step.grow(u, v);
        const w = mate[v];
        label.put(v, ODD);
        parent.put(v, u);
        label.put(w, EVEN);
        queue.push(w);
        continue;
      }
      const b = commonBase(forest, u, v);
      if (b !== 0) {
        for (const x of shrink(forest, u, v, b, recorder)) queue.push(x);
        continue;
      }
      augment(forest, u, v, recorder);
      step.clear(size + 1);
      takeDown(forest);
      return true;
    }
  }
  ask.scan();
  return false;
}
