/**
 * For each blossom B a row: for each vertex v the least y(u) − 2·w(u, v) over the vertices u of B, less y of B's first
 * vertex. While B exists, all its vertices' y change by the same amount, so the row stays true, from one search to
 * the next and inside other blossoms too. Rows of children make the row of a blossom without a look at their vertices.
 * To save memory, blossoms inside others lose theirs where it can be made again fast: of a few vertices, or of the rows
 * of the children. In a deep nest that is every other one.
 */

import { compareItems, type Limbs, makeLimbs, type Order } from "./limbs.ts";
import type { Nest } from "./nest.ts";
import type { DenseWeights } from "./weights.ts";

interface Row {
  readonly least: Limbs;
  /** The vertex u of the blossom that is meant, for each v. */
  readonly from: Int32Array;
}

/** The row of a blossom of fewer vertices is soon made. */
const SMALL = 8;

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
    return this.rowOf(b).least;
  }

  /** The end in the node of its best edge to v. */
  from(node: number, v: number): number {
    if (!this.nest.isBlossom(node)) return node;
    const row = this.rows[node];
    return row ? (row.from[v] as number) : this.bestEnd(node, v);
  }

  private rowOf(b: number): Row {
    if (this.rows[b] === undefined) this.add(b, this.nest.children(b));
    return this.rows[b] as Row;
  }

  private isSoonMade(b: number): boolean {
    if ((this.nest.vertices[b] as Int32Array).length < SMALL) return true;
    return this.nest
      .children(b)
      .every((child) => !this.nest.isBlossom(child) || this.rows[child] !== undefined);
  }

  private bestEnd(b: number, v: number): number {
    const { n, order, matrix } = this.weights;
    const sums = makeLimbs(order.k, 2);
    let best = -1;
    for (const u of this.nest.vertices[b] as Int32Array) {
      const from = best < 0 ? 1 : 0;
      for (const [l, limb] of sums.entries()) {
        limb[from] = (this.y[l]?.[u] as number) - 2 * (matrix[l]?.[u * n + v] as number);
      }
      if (best >= 0 && !(compareItems(order, sums, 0, sums, 1) < 0)) continue;
      best = u;
      for (const limb of sums) limb[1] = limb[from] as number;
    }
    return best;
  }

  /** Makes the row of a new blossom of its children's. The y of all its vertices must be of one time. */
  add(b: number, children: readonly number[]): void {
    const { n, order, matrix } = this.weights;
    const { k } = order;
    const row = this.spare.pop() ?? { least: makeLimbs(k, n), from: new Int32Array(n) };
    this.rows[b] = row;
    row.least[0]?.fill(Number.POSITIVE_INFINITY);
    for (let l = 1; l < k; l++) row.least[l]?.fill(0);
    for (const child of children) {
      if (this.nest.isBlossom(child)) {
        const own = this.rowOf(child);
        merge(order, row, own.least, 1, this.shiftBetween(child, b), own.from, -1);
        if (this.isSoonMade(child)) this.remove(child);
      } else {
        const values = matrix.map((limb) => limb.subarray(child * n, child * n + n));
        merge(order, row, values, -2, this.shiftBetween(child, b), undefined, child);
      }
    }
  }

  /** How much more y the first vertex of the child has than that of the blossom. */
  private shiftBetween(child: number, b: number): Float64Array {
    const { vertices } = this.nest;
    const [own, first] = [vertices[child]?.[0] as number, vertices[b]?.[0] as number];
    for (const [l, limb] of this.y.entries()) this.shift[l] = (limb[own] as number) - (limb[first] as number);
    return this.shift;
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
