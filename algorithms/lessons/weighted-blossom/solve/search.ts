import type { BoundTable } from "../figure/state.ts";
import { at, type Forest, inBlossoms, leadsOn, type Neighbor, S, T } from "../forest.ts";
import { isZero, read } from "../pair.ts";
import type { Objective } from "../problem.ts";
import type { Recorder } from "../steps.ts";
import { augment, expand, shrink } from "./blossoms.ts";
import { boundsOf, change, nearest } from "./duals.ts";

/** Grows trees from all free vertices until there is one more pair, or it is proved that there is none to be had. */
export function search(
  forest: Forest,
  objective: Objective,
  free: readonly number[],
  table: BoundTable,
  recorder: Recorder,
): "augmented" | "best" | "barrier" {
  const { step, ask, any } = recorder;
  for (;;) {
    // All free vertices have the same price. At 0 they may stay free.
    if (objective !== "perfect" && isZero(read(forest.y, free[0]))) {
      step.zero(free.length);
      return "best";
    }
    const joining = scan(forest, recorder);
    if (joining) {
      const [u, v] = joining;
      step.path(u, v);
      augment(forest, u, v, recorder);
      return "augmented";
    }
    const worn = forest.worn(T);
    if (worn.length > 0) {
      const [v] = any.open([forest.base[worn[0]]], () => inBlossoms(forest, worn));
      expand(forest, forest.outer[v], recorder);
      continue;
    }
    const bounds = boundsOf(forest, objective);
    const [stop] = any.stop(nearest(bounds), at(forest));
    if (stop === undefined) ask.stop();
    if (stop && objective !== "max-cardinality-weight") ask.delta(stop.delta[1]);
    step.bounds(stop?.i ?? 0);
    table.enter(bounds, stop);
    if (stop === undefined) {
      const barrier = forest.verticesWhere((v) => forest.labelOf(v) === T);
      ask.barrier(...barrier);
      step.barrier(barrier.length);
      return "barrier";
    }
    step.change(stop.i);
    change(forest, stop.delta);
  }
}

/** Follows tight edges from S until there are no more, or until one leads from one tree to another. */
function scan(forest: Forest, recorder: Recorder): readonly [number, number] | undefined {
  const { step, ask, any } = recorder;
  const { outer, label, base, mate, from, at } = forest;
  const queue: Neighbor[] = [];
  forest.lookFrom(
    forest.verticesWhere((v) => forest.labelOf(v) === S),
    queue,
  );
  for (const edge of any.edge(queue, leadsOn(forest))) {
    const { u, v } = edge;
    if (outer[u] === outer[v] || !forest.isTight(edge)) continue;
    const other = outer[v];
    if (label[other] === 0) {
      const partner = mate[base[other]];
      step.grow(u, v);
      label.put(other, T);
      from.put(other, u);
      at.put(other, v);
      label.put(outer[partner], S);
      forest.lookFrom(forest.verticesOf(outer[partner]), queue);
    } else if (label[other] === S) {
      if (forest.rootOf(u) !== forest.rootOf(v)) return [u, v];
      step.meet(u, v);
      shrink(forest, u, v, queue, recorder);
    }
  }
  ask.edge();
  return undefined;
}
