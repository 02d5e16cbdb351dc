import { counted } from "#algorithms/core/text/counted.en.ts";

/** The figures with which the invariants and the claims of the halving are shown, in English. */
export const evidence = {
  pairs: (pairs: number, all: number): string => `${pairs} of ${all} pairs`,
  missing: (pairs: number, all: number, never: string): string => `${pairs} of ${all} pairs; never: ${never}`,
  days: (days: number): string => `${days} ${days === 1 ? "day" : "days"}, nobody idle`,
  idleDays: (days: number, idle: number): string =>
    `${days} ${days === 1 ? "day" : "days"}, ${idle} times idle`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, fewest: number): string => `${breaks}, fewest possible ${fewest}`,
  breaksOfSome: (breaks: number): string => `${breaks}, with games missing`,
  day: (day: number, players: number): string =>
    `day ${day}: ${players} players, ${counted(players / 2, "game")}`,
  written: (told: number, missing: number): string => `lost: ${told} told, ${missing} missing`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
};
