import { checkMatrix, type MatrixMatching } from "./check-matrix.ts";
import { criteria, digits, type Limbs } from "./limbs.ts";
import { solve } from "./solve.ts";

export interface MatrixOptions {
  /** Every vertex must be matched; otherwise vertices stay exposed where that weighs more. */
  readonly isPerfect: boolean;
  /**
   * What several limbs mean: criteria, of which the first one that differs decides, or the digits of one number, of
   * `DIGIT_BITS` bits, from 0 on in all limbs but the first. Criteria unless told.
   */
  readonly limbs?: "criteria" | "digits";
}

/** There is no perfect matching: without the barrier there are more odd components than vertices in it. */
export interface Infeasible {
  readonly mate: undefined;
  readonly barrier: readonly number[];
}

/**
 * A matching of the largest weight for weights in a symmetric n × n matrix of whole numbers, up to 2^40 each, with
 * −Infinity on the diagonal and where there is no edge (in the first limb; the others then hold 0). It is checked by
 * its duals before it is given; throws an Error, which says what is wrong, if the check fails: then the numbers were
 * too large. Throws a RangeError if the matrix has another size.
 */
export function solveMatrix(n: number, matrix: Limbs, options: MatrixOptions): MatrixMatching | Infeasible {
  for (const limb of matrix) {
    if (limb.length !== n * n) throw new RangeError(`a matrix of ${limb.length} numbers for ${n} vertices`);
  }
  const k = matrix.length;
  const order = options.limbs === "digits" ? digits(k) : criteria(k);
  const weights = { n, order, matrix };
  const solved = solve(weights, options.isPerfect);
  if ("barrier" in solved) {
    checkBarrier(n, matrix, solved.barrier);
    return { mate: undefined, barrier: solved.barrier };
  }
  const { nest, y, z } = solved.search;
  const blossoms = Array.from(nest.blossoms(), (b) => ({
    vertices: nest.vertices[b],
    z: Float64Array.from(z, (limb) => limb[b]),
  })).filter((blossom) => blossom.z.some((limb) => limb !== 0));
  const matching = { mate: nest.mate, y, blossoms };
  checkMatrix(weights, matching, options.isPerfect);
  return matching;
}

/**
 * Throws an Error unless there are more odd components without the barrier than vertices in it: each of them
 * needs one of these for a vertex that is left over in it, so not all can be matched (Tutte, 1947).
 */
function checkBarrier(n: number, [matrix]: Limbs, barrier: readonly number[]): void {
  const isOut = new Uint8Array(n);
  // Taken away, or in a component that was counted.
  for (const v of barrier) isOut[v] = 1;
  let odd = 0;
  for (let start = 0; start < n; start++) {
    if (isOut[start] === 1) continue;
    isOut[start] = 1;
    const component = [start];
    for (const u of component) {
      for (let v = 0; v < n; v++) {
        if (isOut[v] === 1 || matrix?.[u * n + v] === Number.NEGATIVE_INFINITY) continue;
        isOut[v] = 1;
        component.push(v);
      }
    }
    odd += component.length % 2;
  }
  if (odd > barrier.length) return;
  throw new Error(
    `no perfect matching was found, but ${odd} odd components and ${barrier.length} vertices allow one`,
  );
}
