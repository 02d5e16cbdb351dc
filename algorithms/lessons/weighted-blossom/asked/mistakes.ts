import type { Edit, Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { matchingText } from "#algorithms/kit/graphs/matching-text.ts";
import { smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import type { Problem, Result } from "../problem.ts";

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

/** Mistakes that no graph up to this size shows are taken to show nowhere. */
const MOST_VERTICES = 4;
const MOST_WEIGHT = 2;

/** All graphs with small weights, the smallest first; of one graph those with smaller weights come first. */
export function* smallProblems(): Generator<Problem> {
  for (const { n, edges } of smallGraphs(MOST_VERTICES)) {
    for (let number = 0; number < MOST_WEIGHT ** edges.length; number++) {
      const weighted = edges.map(({ u, v }, i) => ({
        ...{ u, v },
        weight: 1 + (Math.floor(number / MOST_WEIGHT ** i) % MOST_WEIGHT),
      }));
      yield { graph: { n, edges: weighted }, places: [], given: false, objective: "weight" };
    }
  }
}

/** The matching, the prices of the vertices and those of the blossoms in a line: "0–1, y = 1 1 1, z {0, 1, 2} = 2". */
export function told({ mate, y, blossoms }: Result): string {
  const prices = y.map(([, price]) => price).join(" ");
  const moats = blossoms.map(({ vertices, z }) => `, z {${vertices.join(", ")}} = ${z[1]}`);
  return `${matchingText(mate)}, y = ${prices}${moats.join("")}`;
}
