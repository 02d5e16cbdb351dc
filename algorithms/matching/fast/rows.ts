/**
 * For each blossom B a row: for each vertex v the least y(u) − 2·w(u, v) over the vertices u of B, less y of B's first
 * vertex. While B exists, all its vertices' y change by the same amount, so the row stays true, from one search to
 * the next and inside other blossoms too. Rows of children make the row of a blossom without a look at their vertices.
 */

import { type Limbs, makeLimbs, type Order } from "./limbs.ts";
import type { Nest } from "./nest.ts";
import type { DenseWeights } from "./weights.ts";

interface Row {
  readonly least: Limbs;
  /** The vertex u of the blossom that is meant, for each v. */
  readonly from: Int32Array;
}

export class Rows {
  private readonly weights: DenseWeights;
  private readonly nest: Nest;
  private readonly y: Limbs;
  private readonly rows: (Row | undefined)[] = [];
  private readonly spare: Row[] = [];
  private readonly shift: Float64Array;

  constructor(weights: DenseWeights, nest: Nest, y: Limbs) {
    this.weights = weights;
    this.nest = nest;
    this.y = y;
    this.shift = new Float64Array(weights.order.k);
  }

  least(b: number): Limbs {
    return (this.rows[b] as Row).least;
  }

  /** The end in the node of its best edge to v. */
  from(node: number, v: number): number {
    return this.nest.isBlossom(node) ? ((this.rows[node] as Row).from[v] as number) : node;
  }

  /** Makes the row of a new blossom of its children's. The y of all its vertices must be of one time. */
  add(b: number, children: readonly number[]): void {
    const { n, order, matrix } = this.weights;
    const { k } = order;
    const row = this.spare.pop() ?? { least: makeLimbs(k, n), from: new Int32Array(n) };
    this.rows[b] = row;
    row.least[0]?.fill(Number.POSITIVE_INFINITY);
    for (let l = 1; l < k; l++) row.least[l]?.fill(0);
    const first = (this.nest.vertices[b] as Int32Array)[0] as number;
    for (const child of children) {
      const ownFirst = (this.nest.vertices[child] as Int32Array)[0] as number;
      for (let l = 0; l < k; l++) {
        const y = this.y[l] as Float64Array;
        this.shift[l] = (y[ownFirst] as number) - (y[first] as number);
      }
      const own = this.rows[child];
      if (own && this.nest.isBlossom(child)) merge(order, row, own.least, 1, this.shift, own.from, -1);
      else {
        const values = matrix.map((limb) => limb.subarray(child * n, child * n + n));
        merge(order, row, values, -2, this.shift, undefined, child);
      }
    }
  }

  remove(b: number): void {
    const row = this.rows[b];
    if (row) this.spare.push(row);
    this.rows[b] = undefined;
  }
}

/** Takes factor · values + shift where it is less. The vertex is from[v], or u for all. */
function merge(
  { k, radix, tie }: Order,
  row: Row,
  values: Limbs,
  factor: number,
  shift: Float64Array,
  from: Int32Array | undefined,
  u: number,
): void {
  const source = values[0] as Float64Array;
  const target = row.least[0] as Float64Array;
  const targetFrom = row.from;
  const shift0 = shift[0] as number;
  for (let v = 0; v < target.length; v++) {
    const value = factor * (source[v] as number) + shift0;
    const difference = value - (target[v] as number);
    if (k === 1) {
      if (!(difference < 0)) continue;
    } else {
      if (!(difference < -tie)) {
        if (difference > tie) continue;
        let sum = difference;
        for (let l = 1; l < k; l++) {
          const value = factor * ((values[l] as Float64Array)[v] as number) + (shift[l] as number);
          sum = sum * radix + value - ((row.least[l] as Float64Array)[v] as number);
          if (sum > tie || sum < -tie) break;
        }
        if (!(sum < 0)) continue;
      }
      for (let l = 1; l < k; l++) {
        (row.least[l] as Float64Array)[v] =
          factor * ((values[l] as Float64Array)[v] as number) + (shift[l] as number);
      }
    }
    target[v] = value;
    targetFrom[v] = from === undefined ? u : (from[v] as number);
  }
}
