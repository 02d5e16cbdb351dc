import { counted } from "#algorithms/core/text/counted.en.ts";

/** The figures with which the invariants and the claims of the rotation are shown, in English. */
export const evidence = {
  pairs: (games: number, n: number, cycles: number): string =>
    `${games} games = ${cycles === 2 ? "2 · " : ""}${n} · ${n - 1} / 2`,
  roundsWithByes: (rounds: number, cycles: number): string =>
    `${rounds} rounds, ${cycles === 1 ? "one bye" : "two byes"} each`,
  rounds: (rounds: number, games: number): string => `${rounds} rounds of ${games} games`,
  share: (difference: number): string => `|W − B| = ${difference} for all`,
  breaks: (breaks: number, formula: string): string => `${breaks} = ${formula}`,
  /** How many breaks there are: one cycle of an even field, two of an even one, two of an odd one. */
  formulas: { evenOnce: "n − 2", evenTwice: "3n − 6", oddTwice: "n" },
  three: (players: number): string => `three: ${players === 0 ? "nobody" : `${players} players`}`,
  berger: (official: number, games: number): string => `${official} of ${games} games`,
  modulo: (sum: string, m: number): string => `${sum} (mod ${m})`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
  renumbered: (official: number, renamed: number): string => `${official} of ${renamed} games renumbered`,
};
