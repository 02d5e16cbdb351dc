/**
 * As many edges as possible (Edmonds, 1965): breadth-first search from each exposed vertex, blossoms as
 * classes of a union-find structure. O(n · m) time, but for a factor that is no more than 4 in practice.
 *
 * A tree that finds no augmenting path is never looked at again: its even vertices have all their neighbors
 * in it or in such trees before it, so later trees can meet odd ones alone, and behind these there is nothing
 * else. At the end these trees are the sets of Gallai and Edmonds: D the even vertices, A the odd ones, C
 * what no tree has reached.
 */

import type { Adjacency } from "../adjacency.ts";
import { flipPath } from "../flip-path.ts";
import type { GallaiEdmonds, Matching } from "../graph.ts";

const EVEN = 1;
const ODD = 2;

export interface LargestMatching {
  readonly mate: Matching;
  readonly sets: GallaiEdmonds;
}

/** A matching with as many edges as possible, found by improving `start`. */
export function largestMatching(n: number, { first, to }: Adjacency, start?: Matching): LargestMatching {
  const mate = start ? start.slice() : new Int32Array(n).fill(-1);
  const label = new Uint8Array(n);
  /** The even vertex before an odd one on the way to the root; in blossoms, either way around. */
  const before = new Int32Array(n).fill(-1);
  /** A chain from each vertex to the base of the blossom around it, which leads to itself. */
  const leader = Int32Array.from({ length: n }, (_, v) => v);
  /** The number of the last walk to a root that has passed each base: so nothing has to be cleared. */
  const walked = new Int32Array(n);
  let walk = 0;
  /** The even vertices of this search, in the order in which they became even; each does so once. */
  const queue = new Int32Array(n);
  let end = 0;
  /** The vertices of this search, to be forgotten if it has found a path. */
  const touched: number[] = [];

  if (!start) matchGreedily();
  for (let root = 0; root < n; root++) {
    if (mate[root] !== -1 || !search(root)) continue;
    for (const v of touched) {
      label[v] = 0;
      leader[v] = v;
    }
  }
  const all = Array.from({ length: n }, (_, v) => v);
  const labeled = (name: number): number[] => all.filter((v) => label[v] === name);
  return { mate, sets: { d: labeled(EVEN), a: labeled(ODD), c: labeled(0) } };

  function matchGreedily(): void {
    for (let u = 0; u < n; u++) {
      for (let e = first[u]; mate[u] === -1 && e < first[u + 1]; e++) {
        const v = to[e];
        if (mate[v] === -1) {
          mate[u] = v;
          mate[v] = u;
        }
      }
    }
  }

  function search(root: number): boolean {
    touched.length = 0;
    end = 0;
    makeEven(root);
    touched.push(root);
    for (let i = 0; i < end; i++) {
      const u = queue[i];
      for (let e = first[u]; e < first[u + 1]; e++) {
        const v = to[e];
        // An odd v tells nothing. Two even ones in different blossoms close an odd cycle.
        if (label[v] === 0) {
          before[v] = u;
          const partner = mate[v];
          if (partner === -1) {
            flipPath(v, mate, before);
            return true;
          }
          label[v] = ODD;
          makeEven(partner);
          touched.push(v, partner);
        } else if (label[v] === EVEN && find(u) !== find(v)) {
          const meeting = meetingOf(u, v);
          contract(u, v, meeting);
          contract(v, u, meeting);
        }
      }
    }
    return false;
  }

  function makeEven(v: number): void {
    label[v] = EVEN;
    queue[end++] = v;
  }

  /** The base of the blossom around a vertex, itself if there is none. The walk halves the chain. */
  function find(v: number): number {
    let x = v;
    while (leader[x] !== x) {
      leader[x] = leader[leader[x]];
      x = leader[x];
    }
    return x;
  }

  /** The base of the first blossom, or even vertex, on both ways to the root. */
  function meetingOf(u: number, v: number): number {
    const mark = ++walk;
    let [a, b] = [find(u), find(v)];
    for (;;) {
      if (a >= 0) {
        if (walked[a] === mark) return a;
        walked[a] = mark;
        const partner = mate[a];
        a = partner === -1 ? -1 : find(before[partner]);
      }
      if (b >= 0) [a, b] = [b, a];
    }
  }

  /**
   * Takes the way from u up to `base` into the blossom that the edge of u and v closes. Its odd vertices
   * become even: the way round the cycle, over v, has the other parity. `before` of the even ones now leads
   * that way, and the odd ones keep theirs, so from each vertex of the blossom an even path to the root can
   * be read.
   */
  function contract(u: number, v: number, base: number): void {
    let [even, outer] = [u, v];
    while (find(even) !== base) {
      before[even] = outer;
      const odd = mate[even];
      if (label[odd] === ODD) makeEven(odd);
      // Only who leads a class is relinked; the others come to the new base by their chains.
      if (leader[even] === even) leader[even] = base;
      if (leader[odd] === odd) leader[odd] = base;
      outer = odd;
      even = before[odd];
    }
  }
}
