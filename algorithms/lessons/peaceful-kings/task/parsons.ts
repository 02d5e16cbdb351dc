import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    board: [
      "const lines =",
      "const side =",
      "function rowOf",
      "/** One move",
      "/** The empty square nearest",
      "/** Brings an empty",
      "/** Leads a king",
      "/** Gives square x",
      "/** Lays the last two",
      "/** Lays the last four",
      "/** The king in B",
      "/** Pushes all goals",
    ],
    rows: ["/** Lays the squares", "const last =", "layPair(last"],
    strip: ["if (side > 2)", "return side < 2"],
    tidy: ["/** Whether all kings", "// Every king goes to the home"],
    push: ["if (k < squares)", "if (!layAll())"],
    release: ["// The pushes are undone", "} else if"],
    settle: ["// Every king goes to its own", "return true"],
    result: ["console.log"],
  },
  given: ["board", "result"],
  called: {
    "const lines =":
      "function solve(n, starts, targets) {\nconst k = starts.length;\nconst places = [...starts, ...targets];",
    "console.log": 'return solve() ? moves.map((move) => move.split(" ").map(Number)) : "NIE";\n}',
  },
  distractors: [
    {
      mutant: "tidy-backwards",
      text: "const occupied = holds.filter((king) => king > 0);",
      instead: "const occupied = holds.filter((king) => king > 0).reverse();",
    },
    {
      mutant: "release-in-order",
      text: "pushes.reverse();\n    for (const [king, from] of pushes)",
      instead: "for (const [king, from] of pushes)",
    },
    {
      mutant: "settle-forwards",
      text: "const all = holds.filter((king) => king > 0).reverse();",
      instead: "const all = holds.filter((king) => king > 0);",
    },
  ],
  words: parsonsWords,
};
