import type { Answer } from "#algorithms/core/run/trace.ts";

/** Which edges may be taken at once: those with two exposed ends. Vertices count from 1. */
export function exposedEnds(
  mate: ArrayLike<number>,
): (edge: readonly [number, number]) => Answer | undefined {
  return (edge) => (mate[edge[0]] === 0 && mate[edge[1]] === 0 ? edge : undefined);
}
