/** What frames of searches for augmenting paths have in common. Vertices count from 1 here; 0 is none. */
import type { Answer } from "#algorithms/core/run/trace.ts";

/** What a frame is about: the first edges, a search, its path, or what is proved. */
export type Act = "start" | "search" | "path" | "proof";

/** The partner of a vertex, if both say so: in the middle of a change only new pairs do. */
export function partnerIn(mate: ArrayLike<number>): (v: number) => number {
  return (v) => {
    const other = mate[v] ?? 0;
    return other !== 0 && mate[other] === v ? other : 0;
  };
}

/** A vertex as texts count it. */
export function named(v: number): string {
  return String(v - 1);
}

/** The matched pairs, each with its lower vertex first. */
export function pairsOf(n: number, partner: (v: number) => number): (readonly [u: number, v: number])[] {
  const pairs: (readonly [u: number, v: number])[] = [];
  for (let u = 1; u <= n; u++) {
    const v = partner(u);
    if (v > u) pairs.push([u, v]);
  }
  return pairs;
}

/** The vertex that all answers of a choice begin with; 0 if the answer is none. */
export function firstVertex(legal: readonly Answer[]): number {
  return legal[0]?.[0] ?? 0;
}
