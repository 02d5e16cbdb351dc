/** The order of the candidates (C.04.3, 4) as terms behind the criteria: numbers summed over pairs, the less the earlier. */

import type { Term } from "./best-matching.ts";

/** First for each who was moved down whether they float on, then the place of their opponent. */
export function orderOfMoved(
  moved: readonly number[],
  residents: readonly number[],
  isInside: (i: number) => boolean,
): Term[] {
  const placeOf = new Map(residents.map((i, place) => [i, place]));
  return [
    ...moved.map((one): Term => ({ most: 1, cost: (i, j) => (i === one && !isInside(j) ? 1 : 0) })),
    ...moved.map(
      (one): Term => ({ most: residents.length, cost: (i, j) => (i === one ? (placeOf.get(j) ?? 0) : 0) }),
    ),
  ];
}

/**
 * The better ones of the pairs are the upper half: as few as can be come from below its line, the sum of their places is as
 * small as can be, those who are sent down stand as low as they can, and those who come up as high.
 */
export function orderOfExchanges(
  rest: readonly number[],
  count: number,
  placeOf: ReadonlyMap<number, number>,
): Term[] {
  const top = (i: number, j: number): number => (placeOf.has(j) ? (placeOf.get(i) ?? -1) : -1);
  const upper = rest.slice(0, count).reverse();
  const lower = rest.slice(count);
  return [
    { most: count, cost: (i, j) => (top(i, j) >= count ? 1 : 0) },
    { most: count * rest.length, cost: (i, j) => Math.max(0, top(i, j)) },
    ...upper.map((one): Term => ({ most: 1, cost: (i, j) => (i === one && placeOf.has(j) ? 1 : 0) })),
    ...lower.map(
      (one): Term => ({
        most: 1,
        // They are no top if they meet a better one of the remainder, or float.
        cost: (i, j) => ((j === one && placeOf.has(i)) || (i === one && !placeOf.has(j)) ? 1 : 0),
      }),
    ),
  ];
}

/** For each of the upper half the place of their opponent. */
export function orderOfTransposition(tops: readonly number[], placeOf: ReadonlyMap<number, number>): Term[] {
  return tops.map((one) => ({
    most: placeOf.size,
    cost: (i, j) => (i === one ? (placeOf.get(j) ?? 0) : 0),
  }));
}
