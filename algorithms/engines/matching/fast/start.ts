/**
 * The duals before the first search, and the edges that can be matched without one. At each step the duals
 * are feasible, y(u) + y(v) ≥ 2·w(u, v) for every edge, without any blossoms, and only tight edges are
 * matched.
 */

import { compareItems, halveDown, type Limbs, makeLimbs, normalize } from "./limbs.ts";
import type { Search } from "./search.ts";
import type { Weights } from "./weights.ts";

/**
 * Sets y(v) to the largest weight at v, or to 0 if that is less and vertices may stay exposed: each end of an
 * edge then has its weight at least, which makes twice the weight. False: a vertex has no edge but must be
 * matched.
 */
export function startDuals(search: Search, weights: Weights): boolean {
  const { n, order, y, isPerfect } = search;
  for (let u = 0; u < n; u++) {
    const { values, begin, end } = edgesAt(weights, u);
    const best = largest(order.tie, order.radix, values, begin, end);
    if (best < 0 && isPerfect) return false;
    if (best >= 0) for (let l = 0; l < order.k; l++) put(y, l, u, get(values, l, best));
    if (isPerfect) continue;
    const zero = makeLimbs(order.k, 1);
    if (compareItems(order, y, u, zero, 0) < 0) for (const limb of y) limb[u] = 0;
  }
  return true;
}

/** How often the duals are evened out: each time halves what is too much of them. */
const ROUNDS = 4;

/**
 * Lowers all y at once by half of what each alone could be lowered. Both ends of an edge together then give no more
 * than its slack, and the duals fall fairly, while one after the other the first vertices would take all there is.
 */
export function evenOut(search: Search, weights: Weights): void {
  const { n, order, y } = search;
  const lowered = makeLimbs(order.k, n);
  for (let round = 0; round < ROUNDS; round++) {
    let changed = 0;
    // No y changes until every room is known.
    for (let u = 0; u < n; u++) {
      const room = roomOf(search, weights, u, lowered);
      if (room === undefined) continue;
      halveDown(order, lowered, u);
      if (lowered.some((limb) => limb[u] !== 0)) changed++;
    }
    for (const [l, limb] of y.entries()) {
      const less = lowered[l];
      for (let u = 0; u < n; u++) limb[u] = limb[u] - less[u];
      less.fill(0);
    }
    for (let u = 0; u < n; u++) normalize(order, y, u);
    if (changed === 0) break;
  }
}

/**
 * Lowers the y of each exposed vertex until an edge becomes tight, and matches it if both its ends are
 * exposed. A matched vertex keeps its y: its edge is tight already.
 */
export function matchTightEdges(search: Search, weights: Weights): void {
  const { n, order, y, nest } = search;
  const { mate } = nest;
  const room = makeLimbs(order.k, n);
  for (let u = 0; u < n; u++) {
    if (mate[u] !== -1) continue;
    const v = roomOf(search, weights, u, room);
    if (v === undefined) continue;
    for (let l = 0; l < order.k; l++) put(y, l, u, get(y, l, u) - get(room, l, u));
    normalize(order, y, u);
    if (v === -1 || mate[v] !== -1) continue;
    mate[u] = v;
    mate[v] = u;
  }
}

/**
 * Puts into item u of `room` how far y(u) can be lowered. Returns the vertex that stops it, −1 if y(u) = 0 does, and
 * undefined if nothing does.
 */
function roomOf(search: Search, weights: Weights, u: number, room: Limbs): number | undefined {
  const { order, y, isPerfect } = search;
  const { values, begin, end, to } = edgesAt(weights, u);
  const e = tightest(search, values, begin, end, to);
  if (e < 0) {
    // It has edges, or it had been refused; this is for sums beyond all doubles.
    if (isPerfect) return undefined;
    for (let l = 0; l < order.k; l++) put(room, l, u, get(y, l, u));
    return -1;
  }
  const v = to ? to[e] : e - begin;
  for (let l = 0; l < order.k; l++) put(room, l, u, get(y, l, u) + get(y, l, v) - 2 * get(values, l, e));
  if (isPerfect || compareItems(order, y, u, room, u) >= 0) return v;
  for (let l = 0; l < order.k; l++) put(room, l, u, get(y, l, u));
  return -1;
}

/** The weights at u: item `begin` to `end` of `values`, with the neighbors in `to`, or all vertices in order. */
function edgesAt(
  weights: Weights,
  u: number,
): { values: Limbs; begin: number; end: number; to: Int32Array | undefined } {
  if ("matrix" in weights) {
    const { n, matrix } = weights;
    return { values: matrix, begin: u * n, end: u * n + n, to: undefined };
  }
  const { first, to } = weights;
  return { values: weights.weights, begin: first[u], end: first[u + 1], to };
}

/**
 * The item of the largest weight, −1: there is no edge. Written so that −∞ − −∞, which is no number, is not
 * larger.
 */
function largest(tie: number, radix: number, values: Limbs, begin: number, end: number): number {
  const values0 = values[0];
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let e = begin; e < end; e++) {
    const difference = values0[e] - most;
    if (!(difference > tie)) {
      if (best < 0 || difference < -tie || values.length === 1) continue;
      let sum = difference;
      for (let l = 1; l < values.length; l++) {
        sum = sum * radix + get(values, l, e) - get(values, l, best);
        if (sum > tie || sum < -tie) break;
      }
      if (!(sum > 0)) continue;
    }
    best = e;
    most = values0[e];
  }
  return best;
}

/**
 * The edge at u of the least slack, if possible to an exposed vertex, −1: there is none. y(u) is the same for
 * all, so it is left out. An exposed neighbor can be matched at once where the edge is tight; a matched one
 * costs a search.
 */
function tightest(
  { order: { k, tie, radix }, y, nest: { mate } }: Search,
  values: Limbs,
  begin: number,
  end: number,
  to: Int32Array | undefined,
): number {
  const [values0, y0] = [values[0], y[0]];
  if (k === 1 && !to) return tightestInRow(values0, y0, mate, begin);
  // Twice over the row: the first loop has next to no branches, and the second one few candidates.
  let least = Number.POSITIVE_INFINITY;
  if (to) {
    for (let e = begin; e < end; e++) least = Math.min(least, y0[to[e]] - 2 * values0[e]);
  } else {
    for (let v = 0, e = begin; e < end; v++, e++) {
      const value = y0[v] - 2 * values0[e];
      if (value < least) least = value;
    }
  }
  if (least === Number.POSITIVE_INFINITY) return -1;
  let best = -1;
  let isExposed = false;
  for (let e = begin; e < end; e++) {
    const v = to ? to[e] : e - begin;
    // What the limbs behind cannot make good is out; the rest is compared in all limbs.
    if (!(y0[v] - 2 * values0[e] <= least + 2 * tie)) continue;
    let sum = best < 0 ? -1 : 0;
    if (k > 1 && best >= 0) {
      const other = to ? to[best] : best - begin;
      for (let l = 0; l < k; l++) {
        const mine = get(y, l, v) - 2 * get(values, l, e);
        sum = sum * radix + mine - (get(y, l, other) - 2 * get(values, l, best));
        if (sum > tie || sum < -tie) break;
      }
    }
    if (!(sum < 0 || (sum === 0 && !isExposed && mate[v] === -1))) continue;
    best = e;
    isExposed = mate[v] === -1;
    if (k === 1 && isExposed) break;
  }
  return best;
}

/** The same of numbers of one limb, where all vertices stand in the row: once over it, as what is equal needs no second look. */
function tightestInRow(values: Float64Array, y: Float64Array, mate: Int32Array, begin: number): number {
  let best = -1;
  // Less than ∞, which stands where there is no edge: so that is never taken, and needs no test.
  let least = Number.MAX_VALUE;
  let isExposed = false;
  for (let v = 0; v < y.length; v++) {
    const value = y[v] - 2 * values[begin + v];
    if (value > least || (value === least && (isExposed || mate[v] !== -1))) continue;
    best = begin + v;
    least = value;
    isExposed = mate[v] === -1;
  }
  return best;
}

function get(limbs: Limbs, l: number, i: number): number {
  return limbs[l][i];
}

function put(limbs: Limbs, l: number, i: number, value: number): void {
  limbs[l][i] = value;
}
