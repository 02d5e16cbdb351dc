import type { Answer } from "#algorithms/core/run/trace.ts";

/** Which edges may be taken at once: those with two exposed ends. Vertices count from 1. */
export function exposedEnds(
  mate: ArrayLike<number>,
): (edge: readonly [number, number]) => Answer | undefined {
  return ([u, v]) => (mate[u] === 0 && mate[v] === 0 ? [u, v] : undefined);
}
