import type { Edit, Mutants } from "#algorithms/core/mistakes/mutant.ts";

/** The sums of the proof are compared by the claims; a wrong run shall come so far. */
const unequal: readonly Edit[] = [
  [
    "solve/prove.ts",
    '  if (compare(read(sum, 0), read(sum, 1)) !== 0) throw new Error("the two sums differ");\n',
    "",
  ],
  ["solve/prove.ts", "import { compare, isZero,", "import { isZero,"],
];

/** Mistakes in what bounds a change of the prices, in who pays what, and in when the search ends. */
export const mutants = {
  "half-forgotten": {
    edits: [
      [
        "solve/duals.ts",
        "propose(3, half(forest.slack(neighbor)), u, v)",
        "propose(3, forest.slack(neighbor), u, v)",
      ],
      ...unequal,
    ],
  },
  "t-pays-less": {
    edits: [
      ["solve/duals.ts", "write(y, v, plus(read(y, v), delta))", "write(y, v, minus(read(y, v), delta))"],
      ...unequal,
    ],
  },
  "t-stays": {
    edits: [
      ["solve/duals.ts", "    else if (own === T) write(y, v, plus(read(y, v), delta));\n", ""],
      ...unequal,
    ],
  },
  "blossom-once": {
    edits: [["solve/duals.ts", "const twice = plus(delta, delta);", "const twice = delta;"], ...unequal],
  },
  "largest-bound": {
    edits: [
      [
        "solve/duals.ts",
        ".sort((a, b) => compare(a.delta, b.delta))",
        ".sort((a, b) => compare(b.delta, a.delta))",
      ],
      ...unequal,
    ],
  },
  "one-search": {
    edits: [["solve.ts", 'if (end === "best") break;', 'if (end !== "barrier") break;'], ...unequal],
  },
} as const satisfies Mutants;
