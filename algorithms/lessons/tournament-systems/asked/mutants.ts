import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";

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
