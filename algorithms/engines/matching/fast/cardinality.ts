/**
 * As many edges as possible (Edmonds, 1965): breadth-first search from each exposed vertex, blossoms as classes of a
 * union-find structure. O(n · m) time, but for a factor that is no more than 4 in practice. A tree that finds no
 * augmenting path is never looked at again, and at the end these trees are the sets of Gallai and Edmonds.
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
  const leader = Int32Array.from({ length: n }, (_, v) => v);
  const walked = new Int32Array(n);
  let walk = 0;
  const queue = new Int32Array(n);
  let end = 0;
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

  /** Takes the way from u up to `base` into the blossom that the edge of u and v closes. */
  function contract(u: number, v: number, base: number): void {
    let [even, outer] = [u, v];
    while (find(even) !== base) {
      before[even] = outer;
      const odd = mate[even];
      if (label[odd] === ODD) makeEven(odd);
      if (leader[even] === even) leader[even] = base;
      if (leader[odd] === odd) leader[odd] = base;
      outer = odd;
      even = before[odd];
    }
  }
}
