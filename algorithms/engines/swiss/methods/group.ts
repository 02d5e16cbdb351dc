import type { Candidate } from "../candidates.ts";
import type { PairingTask, PlacePair } from "./task.ts";
import { heaviestPairs } from "./weighted.ts";

/** Tenths of a point that make one unit of the weights: half a point. */
const UNIT = 5;

/**
 * One matching of all: the sum, over the pairs, of the product of both players' scores in half-points is as large as it
 * can be. Equal scores give the largest products, so score groups stay together; colors play no part beyond the rules,
 * and the difference of a good pair may be larger than that of a bad one.
 */
export function groupPairs(task: PairingTask): PlacePair[] {
  const scores = task.field.candidates.map(({ score }: Candidate) => Math.round(score / UNIT));
  const pairs = heaviestPairs(task, task.places, 1, (u, v, into) => {
    into[0] = scores[u] * scores[v];
  });
  task.onProgress(1);
  return pairs;
}
