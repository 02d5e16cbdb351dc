import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    graph: ["const [EVEN, ODD]", "const lines =", "const vertices =", "/** Leaves nothing"],
    plant: ["/** Grows trees", "if (queue.length === 0)"],
    scan: ["for (const u of queue)", "for (const v of own)"],
    grow: ["if (label[v] !== EVEN)", "label[mate[v]] = EVEN"],
    meet: ["const b = commonBase", "augment(u, v)"],
    blossom: ["queue.push(...shrink", "return false"],
    parts: [
      "/** The first base",
      "/** Makes the odd cycle",
      "/** Makes the matching",
      "/** The way of an even",
    ],
    pick: ["takeDown()", "for (const v of neighbors[u])"],
    repeat: ["while (search())"],
    result: ["console.log"],
  },
  given: ["graph", "parts", "result"],
  called: {
    "const lines =": "function solve(n, edges) {",
    "console.log": "return vertices.map((v) => mate[v] - 1);\n}",
  },
  distractors: [
    { mutant: "one-tree", text: "mate[v] === 0);", instead: "mate[v] === 0).slice(0, 1);" },
    { mutant: "odd-stay-odd", text: "queue.push(...shrink(u, v, b));", instead: "shrink(u, v, b);" },
    { mutant: "one-search", text: "while (search());", instead: "search();" },
  ],
  words: parsonsWords,
};
