import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import type { Edge, Problem, Result } from "../problem.ts";

/** Mistakes in the trees, in their sizes, and in the choice of edges. */
export const mutants = {
  "parents-compared": {
    edits: [
      [
        "solve.ts",
        "  const a = find(state, u, 0, recorder);",
        "  const isOne = parent[u] === parent[v];\n  const a = find(state, u, 0, recorder);",
      ],
      ["solve.ts", "if (a === b) return", "if (isOne) return"],
    ],
  },
  "hangs-the-vertex": {
    edits: [["solve.ts", "parent.put(lost, kept);", "parent.put(lost === a ? u : v, kept);"]],
  },
  "one-step": {
    edits: [
      [
        "solve.ts",
        "while (parent[root] !== root) {",
        "for (let up = 0; up < 2 && parent[root] !== root; up++) {",
      ],
    ],
  },
  "size-to-the-lost": { edits: [["solve.ts", "size.put(kept, size[kept]", "size.put(lost, size[kept]"]] },
  "grows-in-vain": {
    edits: [
      ["solve.ts", "if (a === b) return", "if (a === b) size.put(a, size[a] + 1);\n  if (a === b) return"],
    ],
  },
  "size-of-the-vertex": {
    edits: [
      ["solve.ts", "const { root, isNew }", "const { isNew }"],
      ["solve.ts", "told.put(k, size[root])", "told.put(k, size[edges[k][0]])"],
    ],
  },
  "last-for-first": { edits: [["solve.ts", "if (first === -1) first = k;", "first = k;"]] },
  "not-made-new": {
    edits: [["solve.ts", "step.sort(edges.length);\n  plant(state);", "step.sort(edges.length);"]],
  },
  "heaviest-first": { edits: [["solve.ts", "edges[j][2] - edges[k][2]", "edges[k][2] - edges[j][2]"]] },
  "as-it-comes": { edits: [["solve.ts", ".sort((j, k) => edges[j][2] - edges[k][2])", ""]] },
  "n-minus-one-looked-at": {
    edits: [
      ["solve.ts", "edges[j][2] - edges[k][2]);", "edges[j][2] - edges[k][2]).slice(0, Math.max(0, n - 1));"],
    ],
  },
  "both-met": {
    edits: [
      [
        "solve.ts",
        "    const { isNew } = unite(edges, state, k, recorder);\n    if (isNew) {",
        "    const met = new Set(chosen.flatMap((j) => edges[j].slice(0, 2)));\n    const isMet = met.has(edges[k][0]) && met.has(edges[k][1]);\n    const { isNew } = unite(edges, state, k, recorder);\n    if (isNew && !isMet) {",
      ],
    ],
  },
  "ties-backwards": {
    breaks: "order",
    edits: [["solve.ts", "edges[j][2] - edges[k][2])", "edges[j][2] - edges[k][2] || k - j)"]],
  },
} as const satisfies Mutants;

const [MOST_VERTICES, MOST_EDGES, MOST_WEIGHT] = [4, 4, 2];
/** With so few edges both directions of each are tried; with more, vertices are numbered as they come up. */
const BOTH_WAYS = 2;
/** Equal trees are joined until one of eight vertices is three steps deep. */
const JOINS: readonly (readonly [number, number])[] = [
  ...([
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [0, 2],
    [4, 6],
    [0, 4],
  ] as const),
];

/** All small graphs: those with fewer edges first, then with fewer vertices, then with lighter edges; and joins of equal trees with an edge more. */
export function* smallProblems(): Generator<Problem> {
  for (let m = 0; m <= MOST_EDGES; m++)
    for (let n = 1; n <= MOST_VERTICES; n++)
      for (let code = 0; code < MOST_WEIGHT ** m; code++) {
        const weight = (k: number): number =>
          1 + (Math.floor(code / MOST_WEIGHT ** (m - 1 - k)) % MOST_WEIGHT);
        for (const pairs of pairsOf(n, m))
          yield { n, edges: pairs.map(([u, v], k): Edge => [u, v, weight(k)]) };
      }
  for (let u = 0; u < 8; u++)
    for (let v = u + 1; v < 8; v++) {
      const pairs = [...JOINS, [u, v] as const];
      yield { n: 8, edges: pairs.map(([a, b]): Edge => [a, b, 1]) };
    }
}

type Pairs = readonly (readonly [number, number])[];

function* pairsOf(n: number, m: number, most = m, used = 0): Generator<Pairs> {
  if (m === 0) {
    yield [];
    return;
  }
  for (let u = 0; u < n; u++)
    for (let v = 0; v < n; v++) {
      if (u === v) continue;
      const isCanonical = u < v && u <= used && v <= Math.max(used, u + 1);
      if (most > BOTH_WAYS && !isCanonical) continue;
      for (const rest of pairsOf(n, m - 1, most, Math.max(used, u + 1, v + 1))) yield [[u, v], ...rest];
    }
}

/** The first edge that closes a cycle, the sizes, and the forest: "3 | 2 2 4 4 | 0 1 2". */
export function told({ first, sizes, forest }: Result): string {
  return [first, Array.from(sizes).join(" "), forest.join(" ")]
    .map((part) => (part === "" ? "–" : part))
    .join(" | ");
}
