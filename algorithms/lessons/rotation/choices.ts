import type { Answer } from "#algorithms/core/run/trace.ts";

/** Who faces whom: the players in place i and in the place that faces it. */
export function facing(place: ArrayLike<number>, N: number): (i: number) => Answer {
  return (i) => [place[i], place[N + 1 - i]];
}
