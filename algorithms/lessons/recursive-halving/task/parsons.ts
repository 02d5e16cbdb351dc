import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    days: ["function schedule(n)", "pair(1, n, n, 1)"],
    halve: ["/** Pairs the players", "// The last seat"],
    meet: ["const resting =", "const a = from + j", "day++"],
    halves: ["pair(from, Math.min"],
    rest: ["if (!resting)", "for (let a = from; a <"],
    write: ["/** Enters a game", "games[day].push"],
  },
  end: "const n = Number",
  distractors: [
    { mutant: "too-early", text: "if (from >= to)", instead: "if (from + 1 >= to)" },
    { mutant: "no-wrap", text: "((i + j) % h)", instead: "i + j" },
    { mutant: "no-rest", text: "const end = day + h", instead: "const end = day" },
  ],
  words: parsonsWords,
};
