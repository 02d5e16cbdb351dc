/**
 * Perfect matchings whose sums are smallest, criterion by criterion: the heaviest ones of weights whose
 * digits are the numbers, less than 0. Their duals tell all of them at once: where duals of the nodes do, a
 * perfect matching is a best one if and only if all its pairs are tight (complementary slackness).
 */

import type { MatrixMatching } from "#algorithms/engines/matching/fast/check-matrix.ts";
import { solveMatrix } from "#algorithms/engines/matching/fast/solve-matrix.ts";
import { packDigits } from "../methods/digits.ts";
import { nodeDuals } from "./node-duals.ts";

/** A number that is summed over the pairs, and the most that its sum is in a best matching. */
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

/** What bears on a matching beside the terms of the nodes' kinds. */
export interface MatchingOptions {
  /** A number from 0 on for each node: nodes of one kind have the same terms with any other. Without it each is its own. */
  readonly kinds?: Int32Array | undefined;
  /** Terms that come after the others, and may tell nodes of one kind apart. */
  readonly order?: readonly Term[];
}

/**
 * A perfect matching of `n` nodes by which the sums are as small as possible, the first term's first; undefined if the pairs
 * that may be allow none. The duals of the search prove it, or it throws.
 */
export function bestMatching(
  n: number,
  may: (i: number, j: number) => boolean,
  terms: readonly Term[],
  { kinds, order = [] }: MatchingOptions = {},
): BestMatching | undefined {
  const all = [...terms, ...order];
  // A number that is 0 at the most is 0 in all that is best by the numbers before, and needs no digit.
  const used = all.flatMap(({ most }, k) => (most > 0 ? [k] : []));
  const { digits, limbs } = packDigits(used.map((k) => all[k].most));
  const matrix = Array.from({ length: Math.max(1, limbs) }, () => new Float64Array(n * n));
  const numberOfKinds = kinds ? Math.max(...kinds) + 1 : 0;
  for (const [l, weights] of matrix.entries()) {
    const own: Part[] = [];
    const later: Part[] = [];
    for (const [at, k] of used.entries()) {
      const { limb, unit } = digits[at];
      if (limb === l) (k < terms.length ? own : later).push({ unit, cost: all[k].cost });
    }
    // The weights of pairs of kinds, once they were asked for.
    const known = new Float64Array(numberOfKinds * numberOfKinds).fill(Number.NaN);
    for (let i = 0; i < n; i++) {
      const row = kinds ? kinds[i] * numberOfKinds : 0;
      for (let j = i + 1; j < n; j++) {
        if (l === 0 ? !may(i, j) : matrix[0][i * n + j] === Number.NEGATIVE_INFINITY) {
          if (l === 0) weights[i * n + j] = Number.NEGATIVE_INFINITY;
          continue;
        }
        let weight = kinds ? known[row + kinds[j]] : Number.NaN;
        if (Number.isNaN(weight)) {
          weight = -sumOf(own, i, j);
          if (kinds) known[row + kinds[j]] = weight;
        }
        weights[i * n + j] = later.length > 0 ? weight - sumOf(later, i, j) : weight;
      }
    }
    mirror(n, weights);
  }
  // Only the first limb says where there is no pair; the others hold 0 there.
  for (let i = 0; i < n; i++) matrix[0][i * n + i] = Number.NEGATIVE_INFINITY;
  const solved = solveMatrix(n, matrix, { isPerfect: true });
  if (solved.mate === undefined) return undefined;
  const duals = solved.blossoms.length > 0 ? nodeDuals(n, matrix, solved.mate, shared(solved)) : solved.y;
  return { mate: solved.mate, tight: duals && tightPairs(n, matrix, duals) };
}

/** A term in one number of a weight: what a unit of it counts there. */
interface Part {
  readonly unit: number;
  readonly cost: Term["cost"];
}

function sumOf(parts: readonly Part[], i: number, j: number): number {
  let sum = 0;
  for (const { unit, cost } of parts) sum += unit * cost(i, j);
  return sum;
}

/** Copies what stands above the diagonal below it, square by square: a column at a time would miss the cache at every step. */
function mirror(n: number, matrix: Float64Array): void {
  const side = 32;
  for (let top = 0; top < n; top += side)
    for (let left = 0; left <= top; left += side)
      for (let i = top; i < Math.min(n, top + side); i++)
        for (let j = left; j < Math.min(i, left + side); j++) matrix[i * n + j] = matrix[j * n + i];
}

/** The duals of the nodes and half of those of each odd set that a node is in: what two of a set had together they have still. */
function shared({ y, blossoms }: MatrixMatching): Float64Array[] {
  return y.map((limb, l) => {
    const duals = limb.slice();
    for (const { vertices, z } of blossoms) for (const v of vertices) duals[v] += z[l] / 2;
    return duals;
  });
}

/** The pairs whose weight is all that the duals of their ends allow; the duals are those of doubled weights. */
function tightPairs(n: number, matrix: readonly Float64Array[], y: readonly Float64Array[]): Uint8Array {
  const tight = new Uint8Array(n * n);
  const [weights, own] = [matrix[0] as Float64Array, y[0] as Float64Array];
  // Row by row, both ways: whoever writes below the diagonal as well misses the cache at every step.
  for (let i = 0; i < n; i++) {
    const row = i * n;
    const dual = own[i] as number;
    for (let j = 0; j < n; j++) {
      const at = row + j;
      if (dual + (own[j] as number) !== 2 * (weights[at] as number)) continue;
      let isTight = true;
      for (let l = 1; isTight && l < matrix.length; l++) {
        const duals = y[l] as Float64Array;
        isTight =
          (duals[i] as number) + (duals[j] as number) === 2 * ((matrix[l] as Float64Array)[at] as number);
      }
      if (isTight) tight[at] = 1;
    }
  }
  return tight;
}
