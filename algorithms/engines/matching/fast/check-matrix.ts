/**
 * The check of a matching by its duals (see certificate.ts) on a matrix, in O(n²) time for each limb: duality
 * (Edmonds, 1965), applied to any ordered group of weights. It shares no code with the search but the
 * comparison of numbers.
 */

import type { Matching } from "../graph.ts";
import { blossomTree } from "../laminar.ts";
import { compareItems, type Limbs, makeLimbs, type Order } from "./limbs.ts";
import type { DenseWeights } from "./weights.ts";

/** A matching with its duals for doubled weights, limb by limb; see certificate.ts. */
export interface MatrixMatching {
  readonly mate: Matching;
  readonly y: Limbs;
  readonly blossoms: readonly MatrixBlossom[];
}

export interface MatrixBlossom {
  readonly vertices: Int32Array;
  /** One number for each limb. */
  readonly z: Float64Array;
}

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
    // Of several limbs only the first that is not 0 must be positive.
    if (!(compareItems(order, asLimbs, 0, zero, 0) > 0))
      fail(`z of the blossom ${vertices.join(" ")} is not positive`);
  }
  for (let v = 0; v < n; v++) {
    const partner = mate[v];
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
  const common = new CommonBlossoms(n, order, blossoms);
  const { place, innermost, above } = common;
  const [weight0, y0, above0] = [matrix[0], y[0], above[0]] as [Float64Array, Float64Array, Float64Array];
  for (let u = 0; u < n; u++) {
    common.turnTo(u);
    const yu = y0[u];
    for (let v = u + 1; v < n; v++) {
      const b = innermost[place[v]];
      let slack = yu + y0[v] + above0[b] - 2 * weight0[u * n + v];
      // Nearly all end here; so does a pair that is no edge, whose slack is ∞.
      if (slack > tie) continue;
      for (let l = 1; l < k && slack <= tie && slack >= -tie; l++) {
        const [weight, yl, z] = [matrix[l], y[l], above[l]] as [Float64Array, Float64Array, Float64Array];
        const limb = yl[u] + yl[v] + z[b];
        slack = slack * radix + limb - 2 * weight[u * n + v];
      }
      if (!(slack >= 0)) fail(`the edge ${u} ${v} has negative slack`);
    }
  }
}

/**
 * The smallest blossom around a vertex u and each other vertex. Vertices have places such that those of each blossom
 * stand side by side: from inside out, each blossom around u adds what lies on both sides of the one before.
 */
class CommonBlossoms {
  readonly place: Int32Array;
  /** For each place the smallest blossom around u and the vertex there; the last index: none. */
  readonly innermost: Int32Array;
  /** The sum of z over each blossom and those around it; 0 at the last index. */
  readonly above: Limbs;
  private readonly around: Int32Array;
  private readonly parent: Int32Array;
  private readonly start: Int32Array;
  private readonly end: Int32Array;
  private readonly none: number;
  private filled: readonly [start: number, end: number] = [0, 0];

  constructor(n: number, order: Order, blossoms: MatrixMatching["blossoms"]) {
    const tree = blossomTree(
      n,
      blossoms.map(({ vertices }) => ({ vertices, z: 1 })),
    );
    if ("reason" in tree) fail(`no nest of blossoms: ${tree.reason.kind}`);
    const none = blossoms.length;
    this.none = none;
    this.parent = tree.parent;
    this.around = tree.innermost;
    this.above = makeLimbs(order.k, none + 1);
    this.start = new Int32Array(none);
    this.end = new Int32Array(none);
    // The first place in each blossom that is not given away yet; at the last index, outside all of them.
    // Blossoms come large ones first: each takes its places from the one around it, then vertices take what
    // is left.
    const next = new Int32Array(none + 1);
    for (const b of tree.order.toReversed()) {
      const { vertices, z } = blossoms[b];
      const parent = tree.parent[b];
      const outer = parent < 0 ? none : parent;
      for (const [l, sums] of this.above.entries()) sums[b] = sums[outer] + z[l];
      const start = next[outer];
      next[outer] = start + vertices.length;
      next[b] = start;
      this.start[b] = start;
      this.end[b] = start + vertices.length;
    }
    this.place = tree.innermost.map((inner) => {
      const b = inner < 0 ? none : inner;
      const place = next[b];
      next[b] = place + 1;
      return place;
    });
    this.innermost = new Int32Array(n).fill(none);
  }

  /**
   * Fills `innermost` for u. O(n) at most: what the blossoms around u add is written once, and what was
   * filled for the vertex before, its outermost blossom, is cleared.
   */
  turnTo(u: number): void {
    const { innermost } = this;
    innermost.fill(this.none, ...this.filled);
    let b = this.around[u];
    if (b < 0) {
      this.filled = [0, 0];
      return;
    }
    let [start, end] = [this.start[b], this.start[b]];
    for (; b >= 0; b = this.parent[b]) {
      const [outerStart, outerEnd] = [this.start[b], this.end[b]];
      innermost.fill(b, outerStart, start);
      innermost.fill(b, end, outerEnd);
      [start, end] = [outerStart, outerEnd];
    }
    this.filled = [start, end];
  }
}

/**
 * Twice the weight must equal the dual sum, so that no other matching can weigh more: of digits the number
 * that they make, of criteria each by itself. Each edge of the matching is met from both ends, which doubles
 * it.
 */
function checkSums({ n, order, matrix }: DenseWeights, { mate, y, blossoms }: MatrixMatching): void {
  let difference = 0n;
  for (let l = 0; l < order.k; l++) {
    let sum = 0n;
    for (let v = 0; v < n; v++) {
      sum += BigInt(y[l]?.[v]);
      const partner = mate[v];
      if (partner === -1) continue;
      const weight = matrix[l]?.[v * n + partner];
      if (weight === Number.NEGATIVE_INFINITY) fail(`there is no edge ${v} ${partner}`);
      sum -= BigInt(weight);
    }
    for (const { vertices, z } of blossoms) sum += BigInt(z[l]) * BigInt((vertices.length - 1) / 2);
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
