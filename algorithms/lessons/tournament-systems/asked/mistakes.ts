import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import type { Bracket, Problem } from "../problem.ts";

/** Mistakes in the size of the tree, and in who meets whom in the draw. */
export const mutants = {
  "rounds-down": { edits: [["solve.ts", "while (size < n)", "while (2 * size <= n)"]] },
  "one-round-more": { edits: [["solve.ts", "while (size < n)", "while (size <= n)"]] },
  "neighbors-drawn": {
    edits: [
      ["solve.ts", "    const sum = 2 * k + 1; // of the two seeds of a match\n", ""],
      ["solve.ts", "const s = draw[v];", "const s = draw[v];\n      const sum = 3 * s;"],
      ["solve.ts", "draw.put(2 * v, s);", "draw.put(2 * v, 2 * s - 1);"],
    ],
  },
  "halves-drawn": {
    edits: [
      ["solve.ts", "    const sum = 2 * k + 1; // of the two seeds of a match\n", ""],
      ["solve.ts", "const s = draw[v];", "const s = draw[v];\n      const sum = 2 * s + k;"],
    ],
  },
  // Of the matches of the first round, in this order, each place has the best seed below it.
  "listed-in-order": {
    edits: [
      ["solve.ts", "    const sum = 2 * k + 1; // of the two seeds of a match\n", ""],
      [
        "solve.ts",
        "const s = draw[v];",
        "const s = draw[v];\n      const sum = 2 * k === size ? size + 1 : 2 * s + size / (4 * k);",
      ],
    ],
  },
  "sum-of-players": {
    edits: [["solve.ts", "const sum = 2 * k + 1;", "const sum = Math.min(2 * k, n) + 1;"]],
  },
} as const satisfies Mutants;

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 17;

/** Knockouts without upsets, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) yield { n, names: [], chance: 0 };
}

/** The rounds in a line, and at the end the winner: "1 2–3; 1–2; 1". Whoever has a bye stands alone. */
export function told({ n, size, draw, winner }: Bracket): string {
  const entrant = (v: number): number => (v >= size ? draw[v] : winner[v]);
  const rounds: string[] = [];
  for (let k = size / 2; k >= 1; k /= 2) {
    const matches = Array.from({ length: k }, (_, i) => {
      const [a, b] = [entrant(2 * (k + i)), entrant(2 * (k + i) + 1)];
      return b > n ? `${a}` : `${a}–${b}`;
    });
    rounds.push(matches.join(" "));
  }
  return [...rounds, winner[1]].join("; ");
}
