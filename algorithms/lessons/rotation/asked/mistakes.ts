import type { Edit, Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { roundsText } from "#algorithms/kit/rounds/rounds-text.ts";
import { sign } from "../figure/state.ts";
import { type Problem, ROUND_RULES, type Schedule } from "../problem.ts";
import { sceneWords } from "../words/en/figure.ts";

/** The dummy is met wherever it stands, and the games of a round are written one after the other. */
const dummyAnywhere: readonly Edit[] = [
  [
    "solve.ts",
    "if (a === dummy) {",
    "if (a === dummy || b === dummy) {\n        const rests = a === dummy ? b : a;",
  ],
  [
    "solve.ts",
    "step.bye(b, r);\n        alone.put(played - 1, b);",
    "step.bye(rests, r);\n        alone.put(played - 1, rests);",
  ],
  [
    "solve.ts",
    "(played - 1) * gamesPerRound + (dummy === 0 ? i : i - 1) - 1;",
    "(played - 1) * gamesPerRound + games++;",
  ],
  ["solve.ts", "now.put(0, r);", "now.put(0, r);\n    let games = 0;"],
];

/** Mistakes in moving the array on, in who has White, in the second cycle, and in the new numbers. */
export const mutants = {
  "first-moves": {
    edits: [
      ["solve.ts", "for (let i = N; i > 2; i--)", "for (let i = N; i > 1; i--)"],
      ["solve.ts", "step.back(2);\n  place.put(2, place[0]);", "step.back(1);\n  place.put(1, place[0]);"],
      ...dummyAnywhere,
    ],
  },
  "dummy-last": {
    edits: [
      ["solve.ts", "place.put(i, dummy === 0 ? i : i === 1 ? dummy : i - 1);", "place.put(i, i);"],
      ...dummyAnywhere,
    ],
  },
  "shift-upward": {
    edits: [["solve.ts", "for (let i = N; i > 2; i--)", "for (let i = 3; i <= N; i++)"]],
  },
  "other-way": {
    edits: [
      [
        "solve.ts",
        "  ask.shift(place[N]);\n  step.hold(N);\n  place.put(0, place[N]);",
        "  ask.shift(place[2]);\n  step.hold(2);\n  place.put(0, place[2]);",
      ],
      ["solve.ts", "for (let i = N; i > 2; i--)", "for (let i = 2; i < N; i++)"],
      ["solve.ts", "ask.shift(place[i - 1]);", "ask.shift(place[i + 1]);"],
      ["solve.ts", "place.put(i, place[i - 1]);", "place.put(i, place[i + 1]);"],
      ["solve.ts", "step.back(2);\n  place.put(2, place[0]);", "step.back(N);\n  place.put(N, place[0]);"],
    ],
  },
  "lower-row-forward": {
    edits: [["solve.ts", "const b = place[N + 1 - i];", "const b = place[N / 2 + i];"]],
  },
  "upper-white": {
    edits: [
      ["solve.ts", "    const evenRound = (secondCycle ? r - once : r) % 2 === 0;\n", ""],
      ["solve.ts", "const first = i === 1 ? evenRound : i % 2 === 0;", "const first = true;"],
    ],
  },
  "first-steady": {
    edits: [
      ["solve.ts", "    const evenRound = (secondCycle ? r - once : r) % 2 === 0;\n", ""],
      ["solve.ts", "const first = i === 1 ? evenRound : i % 2 === 0;", "const first = i % 2 === 0;"],
    ],
  },
  "color-by-round": {
    edits: [["solve.ts", "const first = i === 1 ? evenRound : i % 2 === 0;", "const first = evenRound;"]],
  },
  "same-colors-again": {
    edits: [["solve.ts", "const swap = first === secondCycle;", "const swap = !first;"]],
  },
  "second-cycle-swapped": {
    edits: [
      [
        "solve.ts",
        "return r === once ? once - 1 : r === once - 1 ? once : r;",
        "return r === 2 * once ? r - 1 : r === 2 * once - 1 ? r + 1 : r;",
      ],
    ],
  },
  "numbers-in-order": {
    edits: [["solve.ts", "const i = k <= N / 2 ? N + 2 - 2 * k : 2 * N + 1 - 2 * k;", "const i = k;"]],
  },
  "numbers-from-front": {
    edits: [
      [
        "solve.ts",
        "const i = k <= N / 2 ? N + 2 - 2 * k : 2 * N + 1 - 2 * k;",
        "const i = k <= N / 2 ? 2 * k : 2 * k - N - 1;",
      ],
    ],
  },
} as const satisfies Mutants;

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 10;

/** Fields of players without names, the smallest first; of each the single round robin comes before the double ones. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) for (const round of ROUND_RULES) yield { n, names: [], round };
}

/** The rounds in a line, and then the new number of each player, with a dash for none: "B–A (A=2 B=1)". */
export function told(schedule: Schedule): string {
  const { n, number } = schedule;
  const letter = (player: number): string => sign({ n, names: [], round: "single" }, player, sceneWords);
  const rounds = roundsText(scheduleOf(schedule).rounds).replace(/\d+/g, (player) => letter(Number(player)));
  const numbers = Array.from({ length: n }, (_, k) => `${letter(k + 1)}=${number[k + 1] || "–"}`);
  return `${rounds} (${numbers.join(" ")})`;
}
