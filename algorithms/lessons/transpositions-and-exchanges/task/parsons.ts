import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    orders: ["/** What is listed"],
    list: ["/** The transpositions of S2", "for (;;)"],
    pivot: ["if (s1 < s2 - 1)", "let i = s2 - 2"],
    heir: ["let j = s2 - 1", "const heir ="],
    groups: ["/** The smallest difference", "const first =", "const upper ="],
    exchange: ["for (let d =", "for (const down of", "if (sum(up)"],
    complete: ["return list;"],
    helpers: ["/** All groups"],
  },
  given: ["orders", "helpers"],
  end: "const [s1, s2, size]",
  distractors: [
    {
      mutant: "heir-largest",
      text: "let j = s2 - 1;\n    while (S2[j] < pivot) j--;",
      instead: "const j = i + 1;",
    },
    {
      mutant: "strongest-first",
      text: "const upper = groups(first, size);",
      instead: "const upper = groups(first, size).toReversed();",
    },
    {
      mutant: "s2-first",
      text: "for (const down of upper) {\n      for (const up of lower) {",
      instead: "for (const up of lower) {\n      for (const down of upper) {",
    },
  ],
  words: parsonsWords,
};
