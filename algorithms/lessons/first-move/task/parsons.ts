import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    table: ["function colors(n, rounds)", "const given ="],
    rule: ["for (const [k, games]", "opponent[a][k + 1]", "given[a][k + 1]"],
    rows: ["for (let p = 1;", "for (let r = 1;"],
    write: ["const there =", "row[r] ="],
    games: ["return rounds.map"],
    circle: ["/** Whether a has White", "if (b > m)", "const onRight ="],
  },
  end: "const [head, ...lines]",
  distractors: [
    { mutant: "middle-black", text: "return i % 2 === 1;", instead: "return true;" },
    { mutant: "color-by-round", text: "(row % 2 === 1)", instead: "(i % 2 === 1)" },
  ],
  words: parsonsWords,
};
