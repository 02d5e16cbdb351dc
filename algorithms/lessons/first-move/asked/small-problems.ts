import { RULES } from "../color-rules.ts";
import { pairsOf } from "../pairs.ts";
import type { Coloring, Problem } from "../problem.ts";

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 10;
/** Of fields up to this size all colorings are tried. */
const MOST_PLAYERS_COLORED = 4;
const COLOR_SIGNS: Readonly<Record<number, string>> = { 1: "○", [-1]: "●", 0: "·" };

/** Fields of numbered players, the smallest first; of each the rules come before colors that are written by hand. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) {
    for (const colors of RULES) if (colors !== "own") yield { n, names: [], colors, own: [] };
    if (n > MOST_PLAYERS_COLORED) continue;
    const { right, left } = pairsOf(n);
    // Bit g of a mask says that the left one has White in game g.
    for (let mask = 0; mask < 2 ** right.length; mask++) {
      const own = Array.from(right, (player, game) => ((mask >> game) & 1 ? left[game] : player));
      yield { n, names: [], colors: "own", own };
    }
  }
}

/** The rows in a line, each with its breaks, and all breaks at the end: "○ 0; ● 0 = 0". White is a ring, a bye a point. */
export function told({ n, rounds, color, breaks, total }: Coloring): string {
  const rows = Array.from({ length: n }, (_, p) => {
    const places = Array.from({ length: rounds }, (_, r) => COLOR_SIGNS[color[p * rounds + r]]);
    return `${places.join("")} ${breaks[p]}`;
  });
  return `${rows.join("; ")} = ${total}`;
}
