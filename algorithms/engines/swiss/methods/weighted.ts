import { solveMatrix } from "#algorithms/engines/matching/fast/solve-matrix.ts";
import type { PairingTask, PlacePair } from "./task.ts";

/**
 * The matching of some places whose weights have the largest sum; of the perfect ones, unless told otherwise. The
 * weights of a pair are criteria, of which the first one that differs decides; each is a whole number up to 2^40, or the
 * first is −Infinity: no pair. Throws an Error if there is no perfect one.
 */
export function heaviestPairs(
  { field, allowed }: PairingTask,
  places: readonly number[],
  criteria: number,
  weigh: (better: number, other: number, into: Float64Array) => void,
  isPerfect = true,
): PlacePair[] {
  const n = field.candidates.length;
  const size = places.length;
  const limbs = Array.from({ length: criteria }, () => new Float64Array(size * size));
  const weights = new Float64Array(criteria);
  const [first] = limbs as [Float64Array, ...Float64Array[]];
  first.fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const [u, v] = [places[i], places[j]];
      if (allowed[u * n + v] === 0) continue;
      weigh(u, v, weights);
      for (let l = 0; l < criteria; l++) {
        const limb = limbs[l] as Float64Array;
        limb[i * size + j] = weights[l];
        limb[j * size + i] = weights[l];
      }
    }
  }
  const { mate } = solveMatrix(size, limbs, { isPerfect });
  if (mate === undefined) throw new Error("no complete pairing was found, although all could be paired");
  const pairs: PlacePair[] = [];
  for (const [i, j] of mate.entries()) if (i < j) pairs.push([places[i], places[j]]);
  return pairs;
}
