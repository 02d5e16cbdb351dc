import type { Locale } from "../lesson.ts";
import { matchesPlayed, type Place } from "./place.ts";
import type { Frame } from "./steps.ts";

interface SceneWords {
  readonly bye: string;
  readonly winner: string;
  /** The heads of the columns by depth, from the finalists on. */
  readonly heads: readonly string[];
  round(round: number): string;
  part(from: number, to: number, of: number): string;
  seat(seed: number, name: string | undefined): string;
  expected(seed: number): string;
  readonly nobody: string;
  readonly open: string;
  picture(place: Place, frame: Frame): string;
  readonly key: Readonly<Record<"chosen" | "done" | "rejected" | "ghost", string>>;
  readonly systems: string;
  readonly system: string;
  readonly rounds: string;
  readonly matches: string;
  readonly byes: string;
  readonly names: Readonly<Record<"roundRobin" | "knockout" | "swiss", string>>;
  players(n: number): string;
  readonly roundTable: string;
  readonly roundHead: string;
  readonly played: string;
  readonly inBefore: string;
  matchesSoFar(count: number, of: number): string;
}

const en: SceneWords = {
  bye: "bye",
  winner: "winner",
  heads: ["winner", "final", "semis", "quarters", "last 16"],
  round: (round) => `round ${round}`,
  part: (from, to, of) => `places ${from}–${to} of ${of}`,
  seat: (seed, name) => (name === undefined ? `seed ${seed}` : `seed ${seed}, ${name}`),
  expected: (seed) => `seed ${seed}, if the favourites win`,
  nobody: "nobody: a bye",
  open: "not played yet",
  picture(place, frame) {
    const { n, levels, round, rounds } = place;
    if (levels === 0) return `An empty tree for ${n} players and ${rounds} rounds.`;
    if (round === 0) return `The draw of ${n} players; ${2 ** (levels - 1)} places of the tree are filled.`;
    return `The knockout of ${n} players in round ${round} of ${rounds}; ${matchesPlayed(frame, place)} of ${n - 1} matches are played.`;
  },
  key: { chosen: "this step", done: "went through", rejected: "out", ghost: "expected, open, or a bye" },
  systems: "Systems",
  system: "System",
  rounds: "rounds",
  matches: "matches",
  byes: "byes",
  names: { roundRobin: "round robin", knockout: "knockout", swiss: "Swiss" },
  players: (n) => `${n} players`,
  roundTable: "Rounds",
  roundHead: "Round",
  played: "played",
  inBefore: "players in",
  matchesSoFar: (count, of) => `${count} of ${of} matches`,
};

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };
