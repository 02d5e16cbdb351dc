import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { RULES } from "../color-rules.ts";
import { type Coloring, type Problem, pairsOf } from "../problem.ts";

/** Mistakes in counting breaks, and in who has White. */
export const mutants = {
  "bye-separates": {
    edits: [["solve.ts", "continue; // a bye separates nothing", "before = 0;\n        continue;"]],
  },
  "first-counts": { edits: [["solve.ts", "if (now === before) {", "if (before === 0 || now === before) {"]] },
  "round-and-round": {
    edits: [
      [
        "solve.ts",
        "let [before, sum, count] = [0, 0, 0];",
        "let [before, sum, count] = [given[p * rounds - 1], 0, 0];",
      ],
    ],
  },
  "pairs-apart": { edits: [["solve.ts", "before = now;", "before = now === before ? 0 : now;"]] },
  "surplus-counted": {
    edits: [
      [
        "solve.ts",
        "surplus.put(p - 1, sum);",
        "surplus.put(p - 1, sum);\n    count = Math.abs(sum);\n    breaks.put(p - 1, count);",
      ],
    ],
  },
  alternates: {
    edits: [
      [
        "solve.ts",
        "      const there = color[(opponent[place] - 1) * rounds + r - 1]; // in the opponent's row, if it is written\n",
        "",
      ],
      ["solve.ts", "there === 0 ? any", "before === 0 ? any"],
      ["solve.ts", ": [-there];", ": [-before];"],
    ],
  },
  "middle-black": {
    edits: [
      [
        "solve.ts",
        "whitesOf(problem).forEach((white, game) => {",
        `whitesOf(problem).forEach((first, game) => {
    const isMiddle = problem.n % 2 === 0 && left[game] === problem.n;
    const white = isMiddle && problem.colors !== "own" ? right[game] : first;`,
      ],
    ],
  },
  "color-by-round": {
    edits: [
      [
        "solve.ts",
        "whitesOf(problem).forEach((white, game) => {\n    const round = Math.floor(game / perRound);",
        `whitesOf(problem).forEach((first, game) => {
    const round = Math.floor(game / perRound);
    const white = problem.colors === "own" ? first : round % 2 === 0 ? right[game] : left[game];`,
      ],
    ],
  },
  "black-first": {
    edits: [
      ["solve.ts", "given[ofWhite] = 1;", "given[ofWhite] = -1;"],
      ["solve.ts", "given[ofBlack] = -1;", "given[ofBlack] = 1;"],
    ],
  },
} as const satisfies Mutants;

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
