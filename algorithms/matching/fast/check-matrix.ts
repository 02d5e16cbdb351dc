/** The check of a matching by its duals (see certificate.ts) on a matrix: exact, in O(n²) time for each limb. */

import { blossomTree } from "../laminar.ts";
import { compareItems, makeLimbs } from "./limbs.ts";
import type { MatrixMatching } from "./solve-matrix.ts";
import type { DenseWeights } from "./weights.ts";

/** Beyond this, sums of a few numbers may not be exact. */
const MOST = 2 ** 50;

/** Throws an Error, which says what is wrong, unless the duals prove that the matching is best. */
export function checkMatrix(weights: DenseWeights, matching: MatrixMatching, isPerfect: boolean): void {
  const { n, order } = weights;
  const { mate, y, blossoms } = matching;
  const zero = makeLimbs(order.k, 1);
  for (const limb of y) if (!limb.every(isExact)) fail("a number y is too large");
  for (const { vertices, z } of blossoms) {
    const asLimbs = Array.from(z, (limb) => Float64Array.of(limb));
    if (!z.every(isExact)) fail("a number z is too large");
    if (!(compareItems(order, asLimbs, 0, zero, 0) > 0))
      fail(`z of the blossom ${vertices.join(" ")} is not positive`);
  }
  for (let v = 0; v < n; v++) {
    const partner = mate[v] as number;
    if (partner === -1) {
      if (isPerfect) fail(`vertex ${v} is exposed`);
      if (compareItems(order, y, v, zero, 0) !== 0) fail(`vertex ${v} is exposed, but its y is not 0`);
    } else if (partner === v || mate[partner] !== v)
      fail(`the partner of ${v} is ${partner}, but not the other way`);
    if (!isPerfect && compareItems(order, y, v, zero, 0) < 0) fail(`y of vertex ${v} is less than 0`);
  }
  checkSlacks(weights, matching);
  checkSums(weights, matching);
}

function checkSlacks({ n, order, matrix }: DenseWeights, { y, blossoms }: MatrixMatching): void {
  const { k, radix, tie } = order;
  const around = chains(n, blossoms);
  const common = makeLimbs(k, n);
  const [weight0, y0, common0] = [matrix[0], y[0], common[0]] as [Float64Array, Float64Array, Float64Array];
  for (let u = 0; u < n; u++) {
    const chain = around[u] as readonly number[];
    if (chain.length > 0) addChain(common, chain, blossoms);
    const yu = y0[u] as number;
    for (let v = u + 1; v < n; v++) {
      let slack = yu + (y0[v] as number) + (common0[v] as number) - 2 * (weight0[u * n + v] as number);
      if (slack > tie) continue;
      for (let l = 1; l < k && slack <= tie && slack >= -tie; l++) {
        const [weight, yl, above] = [matrix[l], y[l], common[l]] as [
          Float64Array,
          Float64Array,
          Float64Array,
        ];
        const limb = (yl[u] as number) + (yl[v] as number) + (above[v] as number);
        slack = slack * radix + limb - 2 * (weight[u * n + v] as number);
      }
      if (!(slack >= 0)) fail(`the edge ${u} ${v} has negative slack`);
    }
    const outer = chain[0];
    if (outer === undefined) continue;
    for (const limb of common) for (const v of blossoms[outer]?.vertices ?? []) limb[v] = 0;
  }
}

/** For each vertex the blossoms around it, the outermost one first. */
function chains(n: number, blossoms: MatrixMatching["blossoms"]): readonly (readonly number[])[] {
  const tree = blossomTree(
    n,
    blossoms.map(({ vertices }) => ({ vertices, z: 1 })),
  );
  if ("reason" in tree) fail(tree.reason);
  const above: (readonly number[])[] = [];
  for (const b of tree.order.toReversed()) above[b] = [...(above[tree.parent[b] as number] ?? []), b];
  return Array.from(tree.innermost, (b) => above[b] ?? []);
}

/** For each vertex the sum of z over the blossoms of the chain that hold it. */
function addChain(
  common: readonly Float64Array[],
  chain: readonly number[],
  blossoms: MatrixMatching["blossoms"],
): void {
  for (const b of chain) {
    const { vertices, z } = blossoms[b] as MatrixMatching["blossoms"][number];
    for (const [l, limb] of common.entries()) {
      const value = z[l] as number;
      for (const v of vertices) limb[v] = (limb[v] as number) + value;
    }
  }
}

/** Twice the weight must equal the dual sum, so that no other matching can weigh more. */
function checkSums({ n, order, matrix }: DenseWeights, { mate, y, blossoms }: MatrixMatching): void {
  let difference = 0n;
  for (let l = 0; l < order.k; l++) {
    let sum = 0n;
    for (let v = 0; v < n; v++) {
      sum += BigInt(y[l]?.[v] as number);
      const partner = mate[v] as number;
      if (partner === -1) continue;
      const weight = matrix[l]?.[v * n + partner] as number;
      if (weight === Number.NEGATIVE_INFINITY) fail(`there is no edge ${v} ${partner}`);
      sum -= BigInt(weight);
    }
    for (const { vertices, z } of blossoms) sum += BigInt(z[l] as number) * BigInt((vertices.length - 1) / 2);
    difference = difference * BigInt(order.radix) + sum;
    if (order.radix === 1 && difference !== 0n) break;
  }
  if (difference !== 0n) fail("twice the weight is not the dual sum");
}

function isExact(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= MOST;
}

function fail(reason: string): never {
  throw new Error(`the certificate of the matching does not hold: ${reason}`);
}
