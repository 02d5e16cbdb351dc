import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";

/** Mistakes in the order of the moves, in making room, in moving targets aside and back, and in the answer NIE. */
export const mutants = {
  "tidy-backwards": {
    edits: [
      [
        "solve.ts",
        "for (let square = 1; square <= squares; square++) {",
        "for (let square = squares; square >= 1; square--) {",
      ],
    ],
  },
  "settle-forwards": {
    edits: [
      [
        "solve.ts",
        "for (let square = squares; square >= 1; square--) {",
        "for (let square = 1; square <= squares; square++) {",
      ],
    ],
  },
  "straight-home": {
    edits: [["solve/kings.ts", "      bringBlank(z, y);\n      slide(king, z);", "      slide(king, z);"]],
  },
  "never-pushed": {
    edits: [
      ["solve/push.ts", "side, row - 1);", "side, 0);"],
      ["solve/push.ts", "1, column - 1);", "1, 0);"],
    ],
  },
  "release-forgotten": {
    edits: [
      ["solve.ts", "    for (const { king, from } of pushes.toReversed()) kings.walk(king, from);\n", ""],
    ],
  },
  "release-in-order": {
    edits: [
      [
        "solve.ts",
        "of pushes.toReversed()) kings.walk(king, from);",
        "of pushes) kings.bringKing(king, from);",
      ],
    ],
  },
  "parity-forgotten": {
    edits: [
      [
        "solve/last-four.ts",
        "step.stuck(kingB, kingC);\n      return false;",
        "step.stuck(kingB, kingC);\n      return true;",
      ],
    ],
  },
  "parity-always": { edits: [["solve/last-four.ts", "if (kings.n % 2 === 1) {", "if (kings.n > 0) {"]] },
} as const satisfies Mutants;
