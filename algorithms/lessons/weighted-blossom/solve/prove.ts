import type { Forest } from "../forest.ts";
import { compare, isZero, type Pair, plus, read, write, ZERO } from "../pair.ts";
import type { Recorder } from "../steps.ts";

/** What the proof adds up: the weight of all pairs, doubled, and the cost; and how many pairs lie in each blossom. */
type Sums = ReturnType<typeof makeSums>;

export function makeSums({ nodes }: Forest, { cells }: Recorder) {
  return {
    sum: { first: cells("sumFirst", 2), second: cells("sum", 2) },
    full: cells("full", nodes + 1),
  };
}

/**
 * Goes through the proof: what the matched edges weigh, doubled, is what all vertices and blossoms cost. No matching
 * weighs more, for no edge weighs more than what its ends, and the blossoms around both, cost.
 */
export function prove(forest: Forest, { sum, full }: Sums, { step }: Recorder): void {
  const { neighbors, mate, y, z } = forest;
  const matched = forest.verticesWhere((v) => v < mate[v]);
  step.prove(matched.length);
  write(sum, 0, ZERO);
  for (const u of matched) {
    const v = mate[u];
    const edge = neighbors[u]?.find((neighbor) => neighbor.v === v);
    const twice = edge?.twice as Pair;
    step.tight(u, v);
    write(sum, 0, plus(read(sum, 0), twice));
    let cost = plus(read(y, u), read(y, v));
    for (const b of forest.around(u, v)) cost = plus(cost, read(z, b));
    write(sum, 1, plus(read(sum, 1), cost));
  }
  for (const v of forest.verticesWhere((v) => mate[v] === 0)) {
    step.exposed(v);
    write(sum, 1, plus(read(sum, 1), read(y, v)));
  }
  for (const b of forest.blossoms()) {
    if (isZero(read(z, b))) continue;
    // Its price has been counted once for each matched edge inside, and no matching has more edges in there.
    const inside = (forest.verticesOf(b).length - 1) / 2;
    step.packed(b, inside);
    full.put(b, inside);
  }
  step.equal(matched.length);
  if (compare(read(sum, 0), read(sum, 1)) !== 0) throw new Error("the two sums differ");
}
