import { counted } from "#algorithms/core/text/counted.en.ts";
import { matchesPlayed, type Place } from "#algorithms/lessons/tournament-systems/figure/state.ts";
import type { Frame } from "#algorithms/lessons/tournament-systems/steps.ts";

/** What the picture and the tables of the knockout say, in English. */
export const sceneWords = {
  bye: "bye",
  winner: "winner",
  /** The heads of the columns by depth, from the finalists on. */
  heads: ["winner", "final", "semis", "quarters", "last 16"],
  round: (round: number): string => `round ${round}`,
  part: (from: number, to: number, of: number): string => `places ${from}–${to} of ${of}`,
  seat: (seed: number, name: string | undefined): string =>
    name === undefined ? `seed ${seed}` : `seed ${seed}, ${name}`,
  expected: (seed: number): string => `seed ${seed}, if the favourites win`,
  nobody: "nobody: a bye",
  open: "not played yet",
  picture(place: Place, frame: Frame): string {
    const { n, levels, round, rounds } = place;
    if (levels === 0) return `An empty tree for ${n} players and ${rounds} rounds.`;
    if (round === 0) return `The draw of ${n} players; ${2 ** (levels - 1)} places of the tree are filled.`;
    return `The knockout of ${n} players in round ${round} of ${rounds}; ${matchesPlayed(frame, place)} of ${n - 1} matches are played.`;
  },
  key: { chosen: "this step", done: "went through", rejected: "out", ghost: "expected, open, or a bye" },
  systems: { title: "Systems", corner: "System", columns: ["rounds", "matches", "byes"] },
  names: { roundRobin: "round robin", knockout: "knockout", swiss: "Swiss" },
  players: (n: number): string => `${n} players`,
  rounds: { title: "Rounds", corner: "Round", columns: ["players in", "matches", "byes", "played"] },
  matchesSoFar: (count: number, of: number): string => `${count} of ${of} matches`,
};

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

/** The shorthand of the steps and the labels of the phases of the knockout, in English. */
export const notation = {
  fold: (places: number): string => `${places} places`,
  round: (round: number): string => `round ${round}`,
  bye: (seed: number): string => `${seed} bye`,
  foldPhase: (places: number): string => `of ${places}`,
  draw: "draw",
};
