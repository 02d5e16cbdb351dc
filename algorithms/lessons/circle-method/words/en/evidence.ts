import { counted } from "#algorithms/core/text/counted.en.ts";

/** The figures with which the invariants and the claims of the circle method are shown, in English. */
export const evidence = {
  pairs: (games: number, pairs: number, n: number): string =>
    `${counted(games, "game")} = ${counted(pairs, "pair")} = ${n} · ${n - 1} / 2`,
  roundsWithByes: (rounds: number, byes: number, n: number): string =>
    `${counted(rounds, "round")}, ${counted(byes, "bye")}, ${n} players`,
  rounds: (rounds: number, games: number): string =>
    `${counted(rounds, "round")} of ${counted(games, "game")}`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, formula: string): string => `${breaks} = ${formula}`,
  /** How many breaks a rule gives, for odd and for even n. */
  formulas: {
    balanced: { odd: "0", even: "n − 2" },
    printed: { odd: "(n − 1)(n − 3)", even: "(n − 2)²" },
  },
  modulo: (sum: string, m: number): string => `${sum} (mod ${m})`,
  places: (places: number, players: number): string => `${places} places, ${players} players`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
};
