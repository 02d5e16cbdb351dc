import { difference, groups } from "../groups.ts";

/** An exchange: who leaves S1, the weakest first, and who leaves S2, the strongest first. */
export type Exchange = readonly [down: readonly number[], up: readonly number[]];

/** The exchanges in the friend's order: by difference, then by who leaves S2, then by who leaves S1. Wrong on purpose. */
export function exchangesByS2First(s1: number, s2: number, size: number): Exchange[] {
  const lower = groups(
    Array.from({ length: s2 }, (_, k) => s1 + k + 1),
    size,
  );
  const upper = groups(
    Array.from({ length: s1 }, (_, k) => s1 - k),
    size,
  );
  const all = lower.flatMap((up) => upper.map((down): Exchange => [down, up]));
  return all.sort(([a, b], [c, d]) => difference(a, b) - difference(c, d));
}
