import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    field: [
      "const lines =",
      "const places =",
      "const noBye =",
      "const field =",
      "for (const met of",
      "const [u, v] = met",
      "/** Lets r",
    ],
    leave: ["/** Lets v leave", "if (partner === 0", "gone[v] = false"],
    pair: ["/** Lets u and v leave", "for (const x of", "gone[u] = gone[v] = false"],
    count: ["// How many must", "for (const r of"],
    who: ["// Who stays out", "if (noBye.has", "bye = v", "for (let v = n; v >= 1 && count"],
    which: ["// Which pairs", "const opponents =", "if (!canLeaveAsPair"],
    result: ["if (bye !== 0) pairs", "console.log"],
  },
  given: ["field", "result"],
  called: {
    "const lines =": "function pair(n, games, rested) {",
    "const noBye =": "const noBye = new Set(rested);",
    "for (const met of": "for (const met of games) {",
    "console.log": 'return pairs.map((row) => row.split(" ").map(Number));\n}',
  },
  distractors: [
    {
      mutant: "leaves-unasked",
      text: "if (partner === 0 || augment(partner)) return true;",
      instead: "if (partner === 0 || augment(partner) !== undefined) return true;",
    },
    {
      mutant: "greedy",
      text: "if (ofU === v || augment(ofU)) return true;",
      instead: "if (mayMeet[u][v]) return true;",
    },
  ],
  words: parsonsWords,
};
