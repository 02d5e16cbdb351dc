import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    size: ["function draw(n)", "while (size < n)"],
    top: ["const draw =", "draw[1] ="],
    fold: ["for (let k = 1;", "// The two seeds"],
    pair: ["for (let v = k;", "draw[2 * v] = s", "draw[2 * v + 1]"],
    byes: ["return draw"],
  },
  end: "const n = Number",
  distractors: [
    { mutant: "rounds-down", text: "while (size < n)", instead: "while (2 * size <= n)" },
    {
      mutant: "sum-of-players",
      text: "const sum = 2 * k + 1;",
      instead: "const sum = Math.min(2 * k, n) + 1;",
    },
  ],
  words: parsonsWords,
};
