import type { Limbs } from "./limbs.ts";
import { EXPOSED, FREE, type Grove, type Reach, S, SCANNED, T } from "./reach.ts";
import { compareEnds, Rows } from "./rows.ts";
import type { DenseWeights } from "./weights.ts";

/**
 * What a tree can reach on a matrix: a node is scanned by one pass over its row, O(n), however many vertices
 * it has. Of keys only the first limb is kept, as in rows.ts: the others follow from the vertex that is
 * meant, whose y stays what it is while it is in S.
 */
export class DenseReach implements Reach {
  readonly from: Int32Array;
  private readonly grove: Grove;
  private readonly weights: DenseWeights;
  private readonly rows: Rows;
  /** The first limb of each vertex's key, ∞: no S vertex is its neighbor. Not kept for the vertices in S. */
  private readonly key: Float64Array;
  /** The vertex that the last scan has found to be reached first; −1: it must be looked for. */
  private upcoming = -1;

  constructor(weights: DenseWeights, grove: Grove) {
    this.grove = grove;
    this.weights = weights;
    this.rows = new Rows(weights, grove.nest, grove.y);
    this.from = new Int32Array(grove.n);
    this.key = new Float64Array(grove.n);
  }

  begin(): void {
    this.key.fill(Number.POSITIVE_INFINITY);
    this.upcoming = -1;
  }

  next(when: Limbs): number {
    const vertex = this.upcoming >= 0 ? this.upcoming : this.firstOfAll();
    this.upcoming = -1;
    if (vertex >= 0) this.putSlack(this.from[vertex], vertex, when, 0);
    return vertex;
  }

  /**
   * The free vertex of the least slack: by first limbs, and by all of them where these are as good as equal.
   */
  private firstOfAll(): number {
    const { key, from } = this;
    const { n, order, state, y } = this.grove;
    const { k, tie } = order;
    const y0 = y[0];
    let least = Number.POSITIVE_INFINITY;
    let vertex = -1;
    for (let v = 0; v < n; v++) {
      const place = state[v];
      if (place > EXPOSED) continue;
      const value = key[v] + y0[v];
      const difference = value - least;
      if (!(difference < -tie)) {
        // More, or no number: neither is an edge.
        if (!(difference <= tie)) continue;
        const exact = k === 1 ? difference : this.compareSlacks(from[v], v, from[vertex], vertex);
        if (!(exact < 0 || (exact === 0 && place === EXPOSED && state[vertex] === FREE))) continue;
      }
      least = value;
      vertex = v;
    }
    return vertex;
  }

  scan(node: number): void {
    const { nest, state, slack, slackFrom, slackTo, order } = this.grove;
    const vertices = nest.vertices[node];
    // Edges within the node are no events.
    for (const v of vertices) state[v] = SCANNED;
    slackFrom[node] = -1;
    slackTo[node] = -1;
    slack[0]?.fill(Number.POSITIVE_INFINITY, node, node + 1);
    if (order.k === 1) this.scanRowOfOneLimb(node);
    else this.scanRow(node);
    for (const v of vertices) state[v] = S;
  }

  /**
   * Of one limb, which needs no second look at what is equal. The next vertex is found on the way, as all that changes
   * between two scans is who is in the tree, and that is over when a node is scanned.
   */
  private scanRowOfOneLimb(node: number): void {
    const { key } = this;
    const { n, state, y } = this.grove;
    const { values, factor, from, shift } = this.rowOf(node);
    const y0 = y[0];
    let least = Number.POSITIVE_INFINITY;
    let nearest = -1;
    let soonest = Number.POSITIVE_INFINITY;
    let upcoming = -1;
    for (let v = 0; v < n; v++) {
      const place = state[v];
      if (place === SCANNED) continue;
      const value = factor * values[v] + shift;
      const own = y0[v];
      if (place === S) {
        if (!(value + own < least)) continue;
        least = value + own;
        nearest = v;
        continue;
      }
      // T vertices get keys as well, which hold once they are free: so `release` has nothing to do.
      if (value < key[v]) {
        key[v] = value;
        this.from[v] = from ? from[v] : node;
      }
      if (place === T) continue;
      const when = key[v] + own;
      if (!(when < soonest || (when === soonest && place === EXPOSED))) continue;
      soonest = when;
      upcoming = v;
    }
    this.upcoming = soonest === Number.POSITIVE_INFINITY ? -1 : upcoming;
    if (nearest >= 0) this.noteSlack(node, from ? from[nearest] : node, nearest);
  }

  /**
   * Of several limbs: what is equal in the first is compared in all, so the next vertex is looked for when
   * asked.
   */
  private scanRow(node: number): void {
    const { key } = this;
    const { n, order, state, y } = this.grove;
    const { tie } = order;
    const { values, factor, from, shift } = this.rowOf(node);
    const y0 = y[0];
    let least = Number.POSITIVE_INFINITY;
    let nearest = -1;
    let nearestFrom = -1;
    for (let v = 0; v < n; v++) {
      const place = state[v];
      if (place === SCANNED) continue;
      const isInS = place === S;
      const value = factor * values[v] + shift + (isInS ? y0[v] : 0);
      const difference = value - (isInS ? least : key[v]);
      if (!(difference < -tie)) {
        if (!(difference <= tie)) continue;
        const u = from ? from[v] : node;
        // The same edge again, which a child of this blossom has brought: without this, most would be
        // compared in full.
        if (!isInS && u === this.from[v]) continue;
        const exact = isInS
          ? this.compareSlacks(u, v, nearestFrom, nearest)
          : compareEnds(this.weights, y, u, this.from[v], v);
        if (!(exact < 0)) continue;
      }
      if (isInS) {
        least = value;
        nearest = v;
        nearestFrom = from ? from[v] : node;
      } else {
        key[v] = value;
        this.from[v] = from ? from[v] : node;
      }
    }
    if (nearest >= 0) this.noteSlack(node, nearestFrom, nearest);
  }

  /** For each vertex v factor · values[v] + shift is the first limb of the least y(u) − 2·w(u, v), u in the node. */
  private rowOf(node: number): {
    readonly values: Float64Array;
    readonly factor: number;
    readonly shift: number;
    /** The vertex u that is meant for each v; undefined: the node is a vertex, and it is that. */
    readonly from: Int32Array | undefined;
  } {
    const { n, nest, y } = this.grove;
    const first = nest.vertices[node][0];
    const shift = y[0]?.[first];
    if (nest.isBlossom(node)) {
      const row = this.rows.of(node);
      return { values: row.least, factor: 1, shift, from: row.from };
    }
    const values = this.weights.matrix[0].subarray(node * n, node * n + n);
    return { values, factor: -2, shift, from: undefined };
  }

  private noteSlack(node: number, u: number, v: number): void {
    const { slack, slackFrom, slackTo } = this.grove;
    slackFrom[node] = u;
    slackTo[node] = v;
    this.putSlack(u, v, slack, node);
  }

  /** Compares the slacks of the edges from u to v and from `u2` to `v2`, blossoms apart. */
  private compareSlacks(u: number, v: number, u2: number, v2: number): number {
    const {
      n,
      matrix,
      order: { k, radix, tie },
    } = this.weights;
    let difference = 0;
    for (let l = 0; l < k; l++) {
      const [weights, y] = [matrix[l], this.grove.y[l]];
      const slack = y[u] + y[v] - 2 * weights[u * n + v];
      const slack2 = y[u2] + y[v2] - 2 * weights[u2 * n + v2];
      difference = difference * radix + slack - slack2;
      if (difference > tie || difference < -tie) break;
    }
    return difference;
  }

  /** Puts the slack of an edge, blossoms apart, into an item. */
  private putSlack(u: number, v: number, into: Limbs, i: number): void {
    const { n, matrix } = this.weights;
    for (const [l, y] of this.grove.y.entries()) {
      const weight = matrix[l][u * n + v];
      into[l][i] = y[u] + y[v] - 2 * weight;
    }
  }

  release(): void {}

  shrunk(b: number, children: readonly number[]): void {
    this.rows.add(b, children);
  }

  expanded(b: number): void {
    this.rows.remove(b);
  }
}
