/**
 * For each blossom B a row: for each vertex v the least y(u) − 2·w(u, v) over the vertices u of B, less y of
 * B's first vertex. While B exists, all its vertices' y change by the same amount, so the row stays true,
 * from one search to the next and inside other blossoms too; of several limbs, but for carries into the first
 * one, which a tie allows for. Rows of children make the row of a blossom without a look at their vertices:
 * O(n) for each child. To save memory, blossoms inside others lose theirs where it can be made again fast: of
 * a few vertices, or of the rows of the children. In a deep nest that is every other one.
 */

import type { Limbs } from "./limbs.ts";
import type { Nest } from "./nest.ts";
import type { DenseWeights } from "./weights.ts";

/**
 * Only the first limb is kept. The others follow from the vertex u that is meant, and are asked for only where first
 * limbs are as good as equal.
 */
export interface Row {
  readonly least: Float64Array;
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

  constructor(weights: DenseWeights, nest: Nest, y: Limbs) {
    this.weights = weights;
    this.nest = nest;
    this.y = y;
  }

  /** The row of a blossom; made again, with the rows of its children where need be, if it was given up. */
  of(b: number): Row {
    if (this.rows[b] === undefined) this.add(b, this.nest.children(b));
    return this.rows[b] as Row;
  }

  /** Whether a row can be given up: it is of few vertices, or made again of rows that are there. */
  private isSoonMade(b: number): boolean {
    if (this.nest.vertices[b].length < SMALL) return true;
    return this.nest
      .children(b)
      .every((child) => !this.nest.isBlossom(child) || this.rows[child] !== undefined);
  }

  /** Makes the row of a new blossom of its children's. The y of all its vertices must be of one time. */
  add(b: number, children: readonly number[]): void {
    const { n, matrix } = this.weights;
    const row = this.spare.pop() ?? { least: new Float64Array(n), from: new Int32Array(n) };
    this.rows[b] = row;
    row.least.fill(Number.POSITIVE_INFINITY);
    const [y] = this.y as [Float64Array];
    const first = this.nest.vertices[b]?.[0];
    for (const child of children) {
      // From what the child's row is relative to, to the first vertex of the blossom.
      const shift = y[this.nest.vertices[child]?.[0]] - y[first];
      if (this.nest.isBlossom(child)) {
        const own = this.of(child);
        this.merge(row, own.least, shift, own.from, -1);
        if (this.isSoonMade(child)) this.remove(child);
      } else {
        const weights = matrix[0].subarray(child * n, child * n + n);
        this.merge(row, weights, shift, undefined, child);
      }
    }
  }

  /** Takes values + shift where it is less, with the vertices `from`; without those, −2 · values + shift, with u for all. */
  private merge(
    row: Row,
    values: Float64Array,
    shift: number,
    from: Int32Array | undefined,
    u: number,
  ): void {
    const factor = from === undefined ? -2 : 1;
    const { k, tie } = this.weights.order;
    const { least, from: targetFrom } = row;
    for (let v = 0; v < least.length; v++) {
      const value = factor * values[v] + shift;
      const difference = value - least[v];
      if (!(difference < -tie)) {
        // Written so that it also holds where neither is an edge: ∞ − ∞ is no number, and no comparison is
        // true.
        if (k === 1 || !(difference <= tie)) continue;
        const other = from === undefined ? u : from[v];
        if (!(compareEnds(this.weights, this.y, other, targetFrom[v], v) < 0)) continue;
      }
      least[v] = value;
      targetFrom[v] = from === undefined ? u : from[v];
    }
  }

  remove(b: number): void {
    const row = this.rows[b];
    if (row) this.spare.push(row);
    this.rows[b] = undefined;
  }
}

/**
 * Compares y(u) − 2·w(u, v) with the same of another vertex, `u2`, and the same v, in all limbs. Both y must be of one
 * time: of one blossom, or both of S and kept as at delta = 0.
 */
export function compareEnds(
  { n, order: { k, radix, tie }, matrix }: DenseWeights,
  y: Limbs,
  u: number,
  u2: number,
  v: number,
): number {
  let difference = 0;
  for (let l = 0; l < k; l++) {
    const [weights, duals] = [matrix[l], y[l]];
    const value = duals[u] - 2 * weights[u * n + v];
    difference = difference * radix + value - (duals[u2] - 2 * weights[u2 * n + v]);
    if (difference > tie || difference < -tie) break;
  }
  return difference;
}
