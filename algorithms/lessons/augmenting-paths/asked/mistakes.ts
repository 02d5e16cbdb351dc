import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { matchingText } from "#algorithms/kit/graphs/matching-text.ts";
import { isBipartite, smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import type { Problem, Result } from "../problem.ts";

/** Mistakes in searching, in changing a path, in taking trees down, and in the cover. */
export const mutants = {
  "cover-even": {
    edits: [["solve.ts", "const own = label[u] === ODD ||", "const own = label[u] === EVEN ||"]],
  },
  "cover-one-side": {
    edits: [
      ["solve.ts", "const { n, mate, label, neighbors } = forest;", "const { n, mate, neighbors } = forest;"],
      [
        "solve.ts",
        "const own = label[u] === ODD || (label[u] === 0 && side[u] === 1) ? u : v;",
        "const own = side[u] === 1 ? u : v;",
      ],
    ],
  },
  "one-look": { edits: [["solve.ts", "      queue.push(w);\n", ""]] },
  "not-alternating": { edits: [["solve.ts", "queue.push(w);", "queue.push(v);"]] },
  "parent-only": {
    edits: [["solve.ts", "x = length % 2 === 1 ? parent[x] : mate[x];", "x = parent[x];"]],
  },
  "flip-shifted": {
    edits: [["solve.ts", "for (let i = 0; i < length; i += 2)", "for (let i = 1; i + 1 < length; i += 2)"]],
  },
  "stop-at-first-failure": {
    edits: [["solve.ts", "forest.root.put(0, 0);\n      continue;", "forest.root.put(0, 0);\n      break;"]],
  },
  "labels-stay": {
    edits: [
      [
        "solve.ts",
        "{ n, label, parent, tree, root, path }: Forest",
        "{ n, parent, tree, root, path }: Forest",
      ],
      ["solve.ts", "    label.put(v, 0);\n", ""],
    ],
  },
  "skip-forgotten": {
    edits: [["solve.ts", "if (label[v] === ODD) {", "if (label[v] === ODD && mate[v] === 0) {"]],
  },
  "depth-first": {
    breaks: "order",
    edits: [["solve.ts", "queue.push(w);", "queue.splice(queue.indexOf(u) + 1, 0, w);"]],
  },
  descending: {
    breaks: "order",
    edits: [["solve.ts", "any.edge(neighbors[u], ", "any.edge(neighbors[u].toReversed(), "]],
  },
  "root-last": {
    breaks: "order",
    edits: [["solve.ts", "any.root(allVertices(n), ", "any.root(allVertices(n).reverse(), "]],
  },
} as const satisfies Mutants;

/** Mistakes that no graph up to this size shows are taken to show nowhere. */
const MOST_VERTICES = 6;

/** Bipartite graphs, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (const graph of smallGraphs(MOST_VERTICES, isBipartite)) yield { graph, places: [], given: false };
}

/** The matching and its cover in a line: "0–3 1–4 {0, 4}". */
export function told({ matching, cover }: Result): string {
  return `${matchingText(matching)} {${cover.join(", ")}}`;
}
