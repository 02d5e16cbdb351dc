import { matchesPlayed, type Place } from "#algorithms/lessons/tournament-systems/figure/place.ts";
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
