import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { matchingText } from "#algorithms/kit/graphs/matching-text.ts";
import { smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import type { Problem, Result } from "../problem.ts";

/** Mistakes in growing the trees, in blossoms, in changing the path, and in the sets of the proof. */
export const mutants = {
  "no-shrink": {
    edits: [["solve.ts", "if (b !== 0) {", "if (b !== 0) {\n        if (n > 0) continue;"]],
  },
  "odd-stay-odd": {
    edits: [
      [
        "solve.ts",
        "for (const x of shrink(forest, u, v, b, recorder)) queue.push(x);",
        "shrink(forest, u, v, b, recorder);",
      ],
    ],
  },
  "one-look": { edits: [["solve.ts", "        queue.push(w);\n", ""]] },
  "one-search": {
    edits: [
      [
        "solve.ts",
        "while (search(forest, size, recorder)) size++;",
        "if (search(forest, size, recorder)) size++;",
      ],
    ],
  },
  "one-tree": {
    edits: [
      [
        "solve.ts",
        "for (let v = 1; v <= n; v++) if (mate[v] === 0) queue.push(v);",
        "for (let v = 1; v <= n && queue.length === 0; v++) if (mate[v] === 0) queue.push(v);",
      ],
    ],
  },
  "flip-shifted": {
    edits: [
      [
        "solve/augment.ts",
        "for (let i = 0; i < whole.length; i += 2)",
        "for (let i = 1; i + 1 < whole.length; i += 2)",
      ],
    ],
  },
  "free-in-barrier": {
    edits: [
      ["solve/parts.ts", "label[v] === ODD);", "label[v] !== EVEN);"],
      ["solve/parts.ts", "label[v] === 0);", "label[v] < 0);"],
      ["solve/parts.ts", "import { EVEN, type Forest, ODD }", "import { EVEN, type Forest }"],
    ],
  },
} as const satisfies Mutants;

/** Mistakes that no graph up to this size shows are taken to show nowhere. */
const MOST_VERTICES = 5;

/** All graphs, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (const graph of smallGraphs(MOST_VERTICES)) yield { graph, places: [], given: false };
}

/** The matching and the sets D and A of Gallai and Edmonds in a line: "0–3 1–4, D {2}, A {}". */
export function told({ matching, gallaiEdmonds: { a, d } }: Result): string {
  return `${matchingText(matching)}, D {${d.join(", ")}}, A {${a.join(", ")}}`;
}
