import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { parsonsWords } from "../words/en/task.ts";

export const parsons: Parsons<keyof typeof parsonsWords> = {
  subgoals: {
    places: ["function schedule(n, cycles)", "const dummy =", "const place ="],
    rounds: ["const rounds =", "const secondCycle ="],
    pair: ["for (let i = 1; i <= N / 2", "if (a === dummy)"],
    color: ["// Of two facing places", "const swap ="],
    round: ["rounds.push(games)"],
    move: ["/** Everyone moves", "for (let i = N;"],
  },
  end: "const [n, cycles]",
  distractors: [
    { mutant: "lower-row-forward", text: "place[N + 1 - i]", instead: "place[N / 2 + i]" },
    { mutant: "same-colors-again", text: "first === secondCycle", instead: "!first" },
    { mutant: "shift-upward", text: "for (let i = N; i > 2; i--)", instead: "for (let i = 3; i <= N; i++)" },
  ],
  words: parsonsWords,
};
