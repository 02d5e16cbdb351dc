/** Eight clubs and twelve lines with prices: hold all together, as cheaply as can be. */
import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import { edgeId, networkPlate, type Place } from "../figure/plate.ts";
import type { Edge } from "../problem.ts";
import { challengeWords as words } from "../words/en/asked.ts";

const edges: readonly Edge[] = [
  [0, 1, 3],
  [2, 3, 5],
  [0, 2, 7],
  [1, 3, 6],
  [4, 5, 2],
  [5, 6, 4],
  [4, 6, 4],
  [3, 4, 9],
  [6, 7, 8],
  [2, 6, 9],
  [1, 7, 12],
  [0, 5, 11],
];
const places: readonly Place[] = [
  [50, 115],
  [230, 40],
  [165, 225],
  [310, 160],
  [470, 290],
  [90, 375],
  [320, 265],
  [430, 35],
];

/** The graph of the clubs, as the article has it, too. */
export const clubs = { n: places.length, edges, places: places.map(([x, y]) => ({ x, y })) };

/** The lines that are taken, in the order in which they were touched, and what they cost. */
export interface Taken {
  readonly taken: readonly number[];
  readonly sum: number;
}

/** The clubs that hang together with club 0. */
function together({ taken }: Pick<Taken, "taken">): ReadonlySet<number> {
  const found = new Set([0]);
  for (const v of found)
    for (const k of taken) {
      const ends = edges[k]?.slice(0, 2) ?? [];
      if (ends.includes(v)) for (const end of ends) found.add(end);
    }
  return found;
}

const withSum = (taken: readonly number[]): Taken => ({
  taken,
  sum: taken.reduce((sum, k) => sum + (edges[k]?.[2] ?? 0), 0),
});
const isWhole = (state: Taken): boolean => together(state).size === clubs.n;

export const challenge: Challenge<Taken> = {
  start: withSum([]),
  best: 37,
  plate(state) {
    const { taken } = state;
    const found = together(state);
    return networkPlate(clubs, places, {
      label: words.picture(
        taken.map((k) => edges[k]?.slice(0, 2).join("–") ?? ""),
        state.sum,
      ),
      height: 410,
      vertex: (v) => ({ role: found.size > 1 && found.has(v) ? "done" : "idle", label: words.club(v) }),
      edge: (k) => ({
        role: taken.includes(k) ? "done" : "idle",
        label: words.line(edges[k] ?? [0, 0, 0], taken.includes(k)),
      }),
    });
  },
  touchable: (state) => (isWhole(state) ? [] : edges.map((_, k) => edgeId(k))),
  touch(state, mark) {
    const k = edges.findIndex((_, each) => edgeId(each) === mark);
    if (isWhole(state)) return { refused: words.whole };
    if (k < 0) return { refused: words.how };
    const { taken } = state;
    return withSum(taken.includes(k) ? taken.filter((each) => each !== k) : [...taken, k]);
  },
  isHalf: () => false,
  isDone: isWhole,
  score: (state) => (isWhole(state) ? state.sum : undefined),
  words,
};
