/** What may be chosen, by start numbers; players go by their places in the field, from 1. */

import type { Answer } from "#algorithms/core/run/trace.ts";
import type { Round } from "./round.ts";

/** The round and the kept matching. */
interface Kept extends Round {
  readonly mate: ArrayLike<number>;
}

/** All pairs of places, the better one first. */
export function allPairs(n: number): (readonly [better: number, other: number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let u = 1; u <= n; u++) for (let v = u + 1; v <= n; v++) pairs.push([u, v]);
  return pairs;
}

/** Two who are alone and may meet become a possible pair. */
export function possible({
  mate,
  mayMeet,
  player,
}: Kept): (pair: readonly [number, number]) => Answer | undefined {
  return ([u, v]) =>
    mate[u] === 0 && mate[v] === 0 && mayMeet(u, v) ? [player(u).id, player(v).id] : undefined;
}

/** A search is made for somebody who is alone. */
export function alone({ mate, player }: Kept): (r: number) => Answer | undefined {
  return (r) => (mate[r] === 0 ? [player(r).id] : undefined);
}
