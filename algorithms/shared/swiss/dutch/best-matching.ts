/** Perfect matchings whose sums are smallest, criterion by criterion. */

import { solveMatrix } from "#algorithms/shared/matching/fast/solve-matrix.ts";
import { packDigits } from "../methods/digits.ts";

/** A number that is summed over the pairs, and the most that its sum can be. */
export interface Term {
  readonly most: number;
  /** What the pair of the nodes i < j adds. */
  cost(i: number, j: number): number;
}

export interface BestMatching {
  /** The partner of each node. */
  readonly mate: Int32Array;
  /**
   * The pairs that best matchings are made of, 0 or 1 in rows: a perfect matching is best if and only if all its pairs are
   * among them. Undefined where the duals need odd sets, too, so that pairs alone do not tell.
   */
  readonly tight: Uint8Array | undefined;
}

/**
 * A perfect matching of `n` nodes by which the sums are as small as possible, the first term's first; undefined if the pairs
 * that may be allow none. The duals of the search prove it, or it throws.
 */
export function bestMatching(
  n: number,
  may: (i: number, j: number) => boolean,
  terms: readonly Term[],
): BestMatching | undefined {
  const used = terms.filter(({ most }) => most > 0);
  const { digits, limbs } = packDigits(used.map(({ most }) => most));
  const matrix = Array.from({ length: Math.max(1, limbs) }, () => new Float64Array(n * n));
  const [first] = matrix as [Float64Array];
  for (let i = 0; i < n; i++) {
    first[i * n + i] = Number.NEGATIVE_INFINITY;
    for (let j = i + 1; j < n; j++) {
      if (!may(i, j)) {
        first[i * n + j] = Number.NEGATIVE_INFINITY;
        first[j * n + i] = Number.NEGATIVE_INFINITY;
        continue;
      }
      for (const [k, { limb, unit }] of digits.entries()) {
        const cost = (used[k] as Term).cost(i, j);
        if (cost === 0) continue;
        const numbers = matrix[limb] as Float64Array;
        numbers[i * n + j] = (numbers[i * n + j] as number) - unit * cost;
        numbers[j * n + i] = (numbers[j * n + i] as number) - unit * cost;
      }
    }
  }
  const solved = solveMatrix(n, matrix, { isPerfect: true });
  if (solved.mate === undefined) return undefined;
  return {
    mate: solved.mate,
    tight: solved.blossoms.length > 0 ? undefined : tightPairs(n, matrix, solved.y),
  };
}

/** The pairs whose weight is all that the duals of their ends allow; the duals are those of doubled weights. */
function tightPairs(n: number, matrix: readonly Float64Array[], y: readonly Float64Array[]): Uint8Array {
  const tight = new Uint8Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const at = i * n + j;
      if (matrix[0]?.[at] === Number.NEGATIVE_INFINITY) continue;
      let isTight = true;
      for (let l = 0; isTight && l < matrix.length; l++) {
        const duals = y[l] as Float64Array;
        isTight =
          (duals[i] as number) + (duals[j] as number) === 2 * ((matrix[l] as Float64Array)[at] as number);
      }
      if (isTight) tight[at] = tight[j * n + i] = 1;
    }
  return tight;
}
