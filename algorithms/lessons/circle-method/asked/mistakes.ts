import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { roundsText } from "#algorithms/kit/rounds/rounds-text.ts";
import type { Problem, Schedule } from "../problem.ts";

/** Mistakes in turning the circle, in reading level seats off it, and in giving colors. */
export const mutants = {
  "odd-forgotten": { edits: [["solve.ts", "const odd = n % 2 === 1;", "const odd = false;"]] },
  "left-at-top": { edits: [["solve.ts", "wrap(i - j, m)", "wrap(i - j + 1, m)"]] },
  "right-at-top": { edits: [["solve.ts", "wrap(i + j, m)", "wrap(i + j - 1, m)"]] },
  "wrap-short": { edits: [["solve.ts", "x < 1 ? x + m", "x < 1 ? x + m - 1"]] },
  "color-by-round": {
    edits: [["solve.ts", "const swap = balanced && j % 2 === 0;", "const swap = balanced && i % 2 === 0;"]],
  },
  "color-none": {
    edits: [
      ["solve.ts", "{ n, colors }: Problem", "{ n }: Problem"],
      ["solve.ts", 'const balanced = colors === "balanced";', "const balanced = false;"],
    ],
  },
  "guest-black": {
    edits: [["solve.ts", "const swap = balanced && i % 2 === 0;", "const swap = false;"]],
  },
  // The chair in the middle becomes the last seat of the circle, behind seat m.
  "all-turn": {
    edits: [
      [
        "solve.ts",
        `const swap = balanced && i % 2 === 0;
        ask.white(swap ? n : i);
        step.guest(i, n);
        white.put(game, swap ? n : i);
        black.put(game, swap ? i : n);`,
        `const middle = wrap(i - 1, n);
        const swap = balanced && i % 2 === 0;
        ask.white(swap ? middle : i);
        step.guest(i, middle);
        white.put(game, swap ? middle : i);
        black.put(game, swap ? i : middle);`,
      ],
      ["solve.ts", "wrap(i + j, m)", "wrap(i + j, n)"],
      ["solve.ts", "wrap(i - j, m)", "odd ? wrap(i - j, n) : wrap(i - j - 1, n)"],
    ],
  },
  "remainder-n": {
    edits: [
      ["solve.ts", "wrap(i + j, m)", "wrap(i + j, n)"],
      ["solve.ts", "wrap(i - j, m)", "wrap(i - j, n)"],
    ],
  },
  neighbors: {
    edits: [
      ["solve.ts", "wrap(i + j, m)", "wrap(i + 2 * j - 1, m)"],
      ["solve.ts", "wrap(i - j, m)", "wrap(i + 2 * j, m)"],
    ],
  },
  // Player m follows player 1 to the top.
  "other-way": {
    breaks: "order",
    edits: [
      [
        "solve.ts",
        "for (let i = 1; i <= m; i++) {",
        "for (let round = 1; round <= m; round++) {\n    const i = wrap(2 - round, m);",
      ],
      ["solve.ts", "alone.put(i - 1, i)", "alone.put(round - 1, i)"],
      ["solve.ts", "(i - 1) * rows.length", "(round - 1) * rows.length"],
      ["solve.ts", "const swap = balanced && i % 2 === 0;", "const swap = balanced && round % 2 === 0;"],
    ],
  },
} as const satisfies Mutants;

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 12;

/** Fields of numbered players, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) yield { n, names: [], colors: "balanced" };
}

/** The rounds in a line; whoever is not in a round sits out. */
export function told(schedule: Schedule): string {
  return roundsText(scheduleOf(schedule).rounds);
}
