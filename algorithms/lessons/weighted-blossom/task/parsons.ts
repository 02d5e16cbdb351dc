import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    graph: ["const [S, T]", "const lines =", "const none =", "const slack ="],
    search: ["/** Grows trees", "if (y[free[0]]"],
    path: ["const joining =", "const [b] = worn(T)"],
    bounds: ["// A price may fall", "const [own, other]", "for (const b of outermost()) if"],
    change: ["for (const v of vertices) y[v]", "for (const b of outermost()) z[b]"],
    parts: [
      "/** Follows tight",
      "/** Makes a blossom",
      "/** Takes a ring",
      "/** Opens a T",
      "/** Exchanges",
      "/** Makes v",
    ],
    repeat: ["for (;;) {", "label.fill(0)", "if (!search(free))"],
    result: ["console.log"],
  },
  given: ["graph", "parts", "result"],
  called: {
    "const lines =": "function solve(n, edges) {",
    "console.log": "return vertices.map((v) => mate[v] - 1);\n}",
  },
  distractors: [
    { mutant: "one-search", text: "if (!search(free)) break;", instead: "search(free);\n  break;" },
    {
      mutant: "t-pays-less",
      text: "y[v] -= label[outer[v]] * delta",
      instead: "y[v] -= Math.abs(label[outer[v]]) * delta",
    },
  ],
  words: parsonsWords,
};
