import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    seats: ["function schedule(n)", "const odd =", "const m ="],
    turn: ["for (let i = 1;"],
    pair: ["for (let j = 1;", "const b =", "games.push(j"],
    guest: ["if (!odd)"],
    round: ["rounds.push(games)", "return rounds"],
    close: ["/** The seat x on a circle", "return x <"],
  },
  end: "const n = Number",
  distractors: [
    { mutant: "odd-forgotten", text: "const odd = n % 2 === 1;", instead: "const odd = false;" },
    { mutant: "left-at-top", text: "wrap(top - j, m)", instead: "wrap(top - j + 1, m)" },
    { mutant: "wrap-short", text: "x < 1 ? x + m :", instead: "x < 1 ? x + m - 1 :" },
  ],
  words: parsonsWords,
};
