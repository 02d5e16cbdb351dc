import type { Answer } from "#algorithms/core/run/trace.ts";

/** The k places of a level of the tree. */
export function levelOf(k: number): number[] {
  return Array.from({ length: k }, (_, i) => k + i);
}

/** A place is chosen as it is. */
export function thatPlace(v: number): Answer {
  return [v];
}
