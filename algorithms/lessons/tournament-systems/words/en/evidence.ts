import { counted } from "#algorithms/core/text/counted.en.ts";
/** The figures with which the invariants and the claims of the knockout are shown, in English. */
export const evidence = {
  drawn: (seeds: number, levels: number): string => `${counted(seeds, "seed")}, ${counted(levels, "level")}`,
  matches: (played: number, losers: number, n: number): string =>
    `${played} matches, ${losers} losers = ${n} − 1`,
  byes: (size: number, n: number, lucky: number): string =>
    `${size} − ${n} = ${lucky}: ${lucky === 0 ? "none" : lucky === 1 ? "seed 1" : `seeds 1 to ${lucky}`}`,
  nobody: (place: number): string => `nobody meets nobody at ${place}`,
  /** Whether seeds 1 and 2 are in the upper half. */
  halves: (first: boolean, second: boolean): string =>
    `1 in the ${first ? "upper" : "lower"} half, 2 in the ${second ? "upper" : "lower"}`,
  alive: (n: number, played: number, alive: number): string => `${n} − ${played} = ${alive} still in`,
};
