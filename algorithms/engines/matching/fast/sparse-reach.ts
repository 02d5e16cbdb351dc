import { compareItems, type Limbs, makeLimbs } from "./limbs.ts";
import { EXPOSED, type Grove, type Reach, S, SCANNED } from "./reach.ts";
import type { SparseWeights } from "./weights.ts";

/**
 * What a tree can reach on lists of neighbors: keys are kept whole, and only vertices that have one are
 * looked at. There are no rows: a blossom is scanned edge by edge each time it comes into S, also by being
 * made, O(m) a time.
 */
export class SparseReach implements Reach {
  readonly from: Int32Array;
  private readonly grove: Grove;
  private readonly weights: SparseWeights;
  private readonly key: Limbs;
  /** The vertices that have a key and may be free: all free ones that have a key are among them. */
  private readonly reached: number[] = [];
  /** Who is in that list, as 1. */
  private readonly isReached: Uint8Array;
  private readonly trial: Limbs;

  constructor(weights: SparseWeights, grove: Grove) {
    const { n, order } = grove;
    this.grove = grove;
    this.weights = weights;
    this.from = new Int32Array(n);
    this.key = makeLimbs(order.k, n);
    this.isReached = new Uint8Array(n);
    this.trial = makeLimbs(order.k, 1);
  }

  begin(): void {
    for (const v of this.reached) this.isReached[v] = 0;
    this.reached.length = 0;
    for (const limb of this.key) limb.fill(0);
    this.key[0]?.fill(Number.POSITIVE_INFINITY);
  }

  /** Vertices that are in the tree leave the list; they come back if they become free. */
  next(when: Limbs): number {
    const { reached, trial, key } = this;
    const { order, state, y } = this.grove;
    let vertex = -1;
    for (let i = 0; i < reached.length; i++) {
      const v = reached[i];
      if (state[v] > EXPOSED) {
        this.isReached[v] = 0;
        // The last one takes the place, and is looked at next.
        const last = reached.pop() as number;
        if (i < reached.length) reached[i--] = last;
        continue;
      }
      for (const [l, limb] of trial.entries()) limb[0] = key[l][v] + y[l][v];
      const difference = vertex < 0 ? -1 : compareItems(order, trial, 0, when, 0);
      const endsSearch = state[v] === EXPOSED && state[vertex] !== EXPOSED;
      if (!(difference < 0 || (difference === 0 && endsSearch))) continue;
      vertex = v;
      copy(trial, 0, when, 0);
    }
    return vertex;
  }

  scan(node: number): void {
    const { nest, state, slack, slackFrom, slackTo } = this.grove;
    const vertices = nest.vertices[node];
    for (const v of vertices) state[v] = SCANNED;
    slackFrom[node] = -1;
    slackTo[node] = -1;
    slack[0]?.fill(Number.POSITIVE_INFINITY, node, node + 1);
    for (const u of vertices) this.scanNeighbors(node, u);
    for (const v of vertices) state[v] = S;
  }

  private scanNeighbors(node: number, u: number): void {
    const { key, trial, from } = this;
    const { order, y, state, slack, slackFrom, slackTo } = this.grove;
    const { first, to, weights } = this.weights;
    // To an S vertex the edge's slack counts, for the node; to any other the key, which leaves y(v) out: that
    // may change.
    for (let e = first[u]; e < first[u + 1]; e++) {
      const v = to[e];
      const place = state[v];
      if (place === SCANNED) continue;
      const isInS = place === S;
      for (const [l, limb] of trial.entries()) {
        const dual = y[l];
        const value = dual[u] - 2 * weights[l][e];
        limb[0] = isInS ? value + dual[v] : value;
      }
      if (isInS) {
        if (slackFrom[node] !== -1 && !(compareItems(order, trial, 0, slack, node) < 0)) continue;
        copy(trial, 0, slack, node);
        slackFrom[node] = u;
        slackTo[node] = v;
        continue;
      }
      const isFirst = key[0]?.[v] === Number.POSITIVE_INFINITY;
      if (!isFirst && !(compareItems(order, trial, 0, key, v) < 0)) continue;
      copy(trial, 0, key, v);
      from[v] = u;
      this.reach(v);
    }
  }

  private reach(v: number): void {
    if (this.isReached[v] === 1) return;
    this.isReached[v] = 1;
    this.reached.push(v);
  }

  /** Keys have gone on falling while the node was in T; only the list has to hear of it. */
  release(node: number): void {
    for (const v of this.grove.nest.vertices[node]) {
      if (this.key[0]?.[v] !== Number.POSITIVE_INFINITY) this.reach(v);
    }
  }

  shrunk(): void {}

  expanded(): void {}
}

function copy(a: Limbs, i: number, b: Limbs, j: number): void {
  for (const [l, limb] of a.entries()) b[l][j] = limb[i];
}
