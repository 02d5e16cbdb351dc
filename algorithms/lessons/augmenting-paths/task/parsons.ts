import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    graph: ["const [FREE, EVEN, ODD]", "for (const [u, v] of edges)", "const mate =", "const label ="],
    root: ["/** Grows the alternating tree", "const queue ="],
    grow: ["for (const v of near[u]) {", "parent[v] = u", "[label[v], label[w]]", "return -1"],
    augment: ["/** Matched and unmatched", "path.push(x)", "for (let i = 0; i < path"],
    pick: ["// What lies at hand"],
    search: ["for (let r = 0;", "const end = search", "augment(end)"],
    result: ["return mate"],
  },
  given: ["graph"],
  end: "const [[n, left]",
  distractors: [
    { mutant: "one-look", text: "tree.push(v, w);\n        queue.push(w);", instead: "tree.push(v, w);" },
    { mutant: "parent-only", text: "path.length % 2 === 1 ? parent[x] : mate[x]", instead: "parent[x]" },
    { mutant: "stop-at-first-failure", text: "if (end === -1) continue;", instead: "if (end === -1) break;" },
  ],
  words: parsonsWords,
};
