/**
 * What a search asks of the edges: which free vertex is reached next, and which two S nodes are closest. That
 * is all that matrices and lists of neighbors do differently.
 */

import type { Limbs, Order } from "./limbs.ts";
import type { Nest } from "./nest.ts";

/**
 * Where a vertex is: in no node of the tree, in such a node that is exposed, in an S node (even), in a T node
 * (odd), in the node just scanned. FREE and EXPOSED, the vertices that can be reached, are the lowest, so
 * whatever is more than EXPOSED is in the tree.
 */
export const FREE = 0;
export const EXPOSED = 1;
export const S = 2;
export const T = 3;
export const SCANNED = 4;

/** What a search and its reach have in common. */
export interface Grove {
  readonly n: number;
  readonly order: Order;
  readonly nest: Nest;
  /** The duals of vertices; while a node is in the tree, as they would be at delta = 0. */
  readonly y: Limbs;
  /** Where each vertex is. */
  readonly state: Uint8Array;
  /**
   * For each S node its edge of the least slack to an S node that was there before, −1: none; and that slack,
   * at delta = 0. Of any two S nodes the later one knows their edge, and slacks between S nodes fall alike:
   * nothing is updated.
   */
  readonly slack: Limbs;
  readonly slackFrom: Int32Array;
  readonly slackTo: Int32Array;
}

/**
 * What a tree can reach: for each vertex v outside S the least y(u) − 2·w(u, v) over the vertices u in S, its
 * key, and that u. One kind for matrices, one for lists of neighbors. S only grows in a search, and its y are
 * kept as at delta = 0, so keys only fall; v is reached when delta is its key plus y(v). T vertices have
 * keys, too: they may become free again.
 */
export interface Reach {
  /** For each vertex outside S that u. */
  readonly from: Int32Array;
  /** Forgets the tree before. */
  begin(): void;
  /**
   * The free vertex that is reached first, −1: none. Among equals, an exposed one: it ends the search. `when`
   * gets its slack at delta = 0, which is the delta at which it is reached.
   */
  next(when: Limbs): number;
  /** A node has come into S: its vertices change the keys of others, and its edge of the least slack to S is noted. */
  scan(node: number): void;
  /** The vertices of a node are free again. */
  release(node: number): void;
  /** There is a new blossom. The y of all its vertices must be of one time. */
  shrunk(b: number, children: readonly number[]): void;
  /** A blossom is no more. */
  expanded(b: number): void;
}
