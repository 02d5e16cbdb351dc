import { counted } from "#algorithms/core/text/counted.en.ts";

/** The figures with which the invariants and the claims of the first move are shown, in English. */
export const evidence = {
  games: (games: number, whites: number): string => `${games} games, ${whites} Whites`,
  /** W − B of the reader’s own colors, and what is possible. */
  range: (least: string, most: string, odd: boolean): string =>
    `${least} to ${most}; ${odd ? "0 is possible" : "±1 is the best"}`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, formula: string): string => `${breaks} = ${formula}`,
  fewest: (breaks: number): string => `${breaks}, the fewest`,
  above: (breaks: number, above: number): string => `${breaks}, ${above} above the fewest`,
  bound: (breaks: number, formula: string, least: number, without: number): string =>
    `${breaks} ≥ ${formula} = ${least}; ${without} without a break`,
  berger: (games: number, pairs: number, same: number): string =>
    `${games} games, ${pairs} with Berger’s pair, ${same} with his colours`,
  opposite: (player: number, seen: number, opposite: number): string =>
    `row ${player}: ${seen} seen from both sides, ${opposite} opposite`,
  counted: (kept: number, fresh: number): string => `${kept} = ${fresh} equal neighbours`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  different: (rows: number, different: number): string => `${counted(rows, "row")}, ${different} different`,
  /** How many breaks a rule gives: for odd n, or for even n, if it is not the fewest there can be. */
  formulas: {
    none: "0",
    fewest: "n − 2",
    odd: "(n − 1)(n − 3)",
    printed: "(n − 2)²",
    lastAlternates: "(n − 2)(n − 3)",
  },
};
