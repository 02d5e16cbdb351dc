import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Recorder } from "../steps.ts";

/** Who may meet whom, who is matched with whom, and who has left. Players by their places from 1; 0 is nobody. */
export interface Standing {
  readonly n: number;
  mayMeet(u: number, v: number): boolean;
  readonly mate: ArrayLike<number>;
  readonly gone: ArrayLike<number>;
}

/** What a search has found: the new pairs of an augmenting path, or none; then `even` and `odd` prove it. */
export interface Found {
  readonly path: readonly (readonly [x: number, y: number])[];
  readonly even: readonly number[];
  readonly odd: readonly number[];
}

/** Lets r, who is alone, find a partner, though others may have to change theirs. Says whether it could be done. */
export function augment(
  standing: Standing & { readonly mate: Cells },
  r: number,
  step: Recorder["step"],
): boolean {
  const { path } = findPath(standing, r);
  if (path.length === 0) {
    step.fail(r);
    return false;
  }
  for (const [x, y] of path) {
    step.flip(x, y);
    standing.mate.put(x, y);
    standing.mate.put(y, x);
  }
  return true;
}

/** Those without whom there are too many odd islands: odd in a search of somebody alone, and even in none (Gallai, Edmonds). */
export function barrierOf(standing: Standing, alone: readonly number[]): number[] {
  const searches = alone.map((r) => findPath(standing, r));
  const even = new Set(searches.flatMap((found) => found.even));
  const odd = new Set(searches.flatMap((found) => found.odd));
  return [...odd].filter((v) => !even.has(v)).sort((u, v) => u - v);
}

/** Searches for an augmenting path from r. Odd cycles are shrunk by giving their members one base (Edmonds, 1965). */
export function findPath({ n, mayMeet, mate, gone }: Standing, r: number): Found {
  const parent = new Int32Array(n + 1);
  const base = Int32Array.from({ length: n + 1 }, (_, v) => v);
  const isEven = new Uint8Array(n + 1);
  const above = (b: number): number => base[parent[mate[b]]];
  isEven[r] = 1;
  const queue = [r];
  for (const u of queue) {
    for (let v = 1; v <= n; v++) {
      if (gone[v] !== 0 || !mayMeet(u, v) || mate[u] === v || base[u] === base[v]) continue;
      if (isEven[v] === 1) {
        shrink(u, v);
      } else if (parent[v] === 0) {
        parent[v] = u;
        const partner = mate[v];
        if (partner === 0) return { path: pathTo(v), even: [], odd: [] };
        isEven[partner] = 1;
        queue.push(partner);
      }
    }
  }
  const players = Array.from({ length: n }, (_, i) => i + 1);
  return {
    path: [],
    even: players.filter((v) => isEven[v] === 1),
    odd: players.filter((v) => isEven[v] === 0 && parent[v] !== 0),
  };

  /** The odd cycle that u – v closes becomes one vertex; its odd members become even. */
  function shrink(u: number, v: number): void {
    const seen = new Set([base[r]]);
    for (let b = base[u]; b !== base[r]; b = above(b)) seen.add(b);
    let top = base[v];
    while (!seen.has(top)) top = above(top);
    const inside = new Set<number>();
    climb(u, v, top, inside);
    climb(v, u, top, inside);
    for (let w = 1; w <= n; w++) {
      if (!inside.has(base[w])) continue;
      base[w] = top;
      if (isEven[w] === 1) continue;
      isEven[w] = 1;
      queue.push(w);
    }
  }

  /** From u up to the top of the cycle: each even vertex learns that it can also be left the other way round. */
  function climb(u: number, other: number, top: number, inside: Set<number>): void {
    let [v, next] = [u, other];
    while (base[v] !== top) {
      const partner = mate[v];
      inside.add(base[v]).add(base[partner]);
      parent[v] = next;
      next = partner;
      v = parent[partner];
    }
  }

  /** The pairs that the path from r to `end` makes, from its end. */
  function pathTo(end: number): [number, number][] {
    const pairs: [number, number][] = [];
    for (let v = end; v !== 0; ) {
      const u = parent[v];
      pairs.push([v, u]);
      v = mate[u];
    }
    return pairs;
  }
}
