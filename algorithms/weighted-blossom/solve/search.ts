import type { BoundTable } from "../bound-table.ts";
import { type Forest, S, T } from "../forest.ts";
import { isZero, read } from "../pair.ts";
import type { Objective } from "../problem.ts";
import type { Recorder } from "../steps.ts";
import { augment, expand, shrink } from "./blossoms.ts";
import { type Bound, boundsOf, change, leastOf } from "./duals.ts";

/** Grows trees from all free vertices until there is one more pair, or it is proved that there is none to be had. */
export function search(
  forest: Forest,
  objective: Objective,
  free: readonly number[],
  queue: number[],
  table: BoundTable,
  recorder: Recorder,
): "augmented" | "best" | "barrier" {
  const { step } = recorder;
  for (;;) {
    // All free vertices have the same price. At 0 they may stay free.
    if (objective !== "perfect" && isZero(read(forest.y, free[0]))) {
      step.zero(free.length);
      return "best";
    }
    const joining = scan(forest, queue, recorder);
    if (joining) {
      const [u, v] = joining;
      step.path(u, v);
      augment(forest, u, v, recorder);
      return "augmented";
    }
    const worn = forest.worn(T);
    if (worn !== 0) expand(forest, worn, recorder);
    else {
      const bounds = boundsOf(forest, objective);
      const least = leastOf(bounds);
      step.bounds(least);
      table.enter(bounds, least);
      if (least === 0) {
        step.barrier(forest.verticesWhere((v) => forest.labelOf(v) === T).length);
        return "barrier";
      }
      step.change(least);
      change(forest, (bounds[least] as Bound).delta);
    }
    queue.push(...forest.verticesWhere((v) => forest.labelOf(v) === S));
  }
}

/** Follows tight edges from S until there are no more, or until one leads from one tree to another. */
function scan(forest: Forest, queue: number[], recorder: Recorder): readonly [number, number] | undefined {
  const { step } = recorder;
  const { outer, label, base, mate, from, at } = forest;
  for (const u of queue) {
    for (const neighbor of forest.neighbors[u]) {
      const { v } = neighbor;
      if (outer[u] === outer[v] || !forest.isTight(u, neighbor)) continue;
      const other = outer[v];
      if (label[other] === 0) {
        const partner = mate[base[other]];
        step.grow(u, v);
        label.put(other, T);
        from.put(other, u);
        at.put(other, v);
        label.put(outer[partner], S);
        queue.push(...forest.verticesOf(outer[partner]));
      } else if (label[other] === S) {
        if (forest.rootOf(u) !== forest.rootOf(v)) return [u, v];
        step.meet(u, v);
        shrink(forest, u, v, queue, recorder);
      }
    }
  }
  queue.length = 0;
  return undefined;
}
