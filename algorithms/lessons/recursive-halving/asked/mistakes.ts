import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { roundsText } from "#algorithms/kit/rounds/rounds-text.ts";
import { gamesByDay } from "../figure/state.ts";
import type { Problem, Schedule } from "../problem.ts";

/** Mistakes in halving, in turning the second column, in the days of the halves, and in the repair. */
export const mutants = {
  "too-early": { edits: [["solve.ts", "if (from >= to) return;", "if (from + 1 >= to) return;"]] },
  "seat-forgotten": {
    edits: [["solve.ts", "const seats = repair ? size + (size % 2) : size;", "const seats = size;"]],
  },
  "power-of-two": {
    edits: [
      [
        "solve.ts",
        "const days = repair && n % 2 === 1 ? n : n - 1;",
        "const days = 2 ** Math.ceil(Math.log2(n)) - 1;",
      ],
      [
        "solve.ts",
        "const seats = repair ? size + (size % 2) : size;",
        "const seats = 2 ** Math.ceil(Math.log2(size));",
      ],
    ],
  },
  "both-turn": { edits: [["solve.ts", "const a = from + j;", "const a = from + ((i + j) % h);"]] },
  "no-wrap": { edits: [["solve.ts", "const b = from + h + ((i + j) % h);", "const b = from + h + i + j;"]] },
  alternate: {
    edits: [
      ["solve.ts", "const a = from + j;", "const a = from + 2 * j;"],
      ["solve.ts", "const b = from + h + ((i + j) % h);", "const b = from + 1 + 2 * ((i + j) % h);"],
    ],
  },
  "day-again": {
    edits: [
      [
        "solve.ts",
        "const h = Math.floor(seats / 2);",
        "const h = Math.floor(seats / 2);\n    const start = day;",
      ],
      [
        "solve.ts",
        "if (first < last) ask.day(day);\n      pair(first, last, half, day);",
        "if (first < last) ask.day(start);\n      pair(first, last, half, start);",
      ],
    ],
  },
  "one-after-other": {
    edits: [
      ["solve.ts", 'cells("meets", days * n)', 'cells("meets", n * n * (levels + 1))'],
      [
        "solve.ts",
        "return { n, days, meets };",
        `const end = Array.from(meets).findLastIndex((other) => other !== 0);
  const needed = Math.max(days, Math.floor(end / n) + 1);
  return { n, days: needed, meets: Array.from(meets).slice(0, needed * n) };`,
      ],
      [
        "solve.ts",
        "pair(first, last, half, day);",
        "pair(first, last, half, first === from ? day : day + daysAlone(h));",
      ],
      [
        "solve.ts",
        "  /** Enters a game; a is the lower number. */",
        `  /** The days of a half with so many seats that plays by itself. */
  function daysAlone(seats: number): number {
    if (seats < 2) return 0;
    const h = Math.ceil(seats / 2);
    return (h > 1 ? h - (h % 2) : h) + 2 * daysAlone(h);
  }

  /** Enters a game; a is the lower number. */`,
      ],
    ],
  },
  "no-recursion": {
    edits: [["solve.ts", "any.half(halves, calls(n, open))", "any.half(halves.slice(0, 1), calls(n, open))"]],
  },
  "no-rest": { edits: [["solve.ts", "const end = day + h;", "const end = day;"]] },
  "rest-wrong-turn": {
    edits: [
      [
        "solve.ts",
        "for (let i = resting ? 1 : 0; i < h; i++)",
        "for (let i = 0; i < (resting ? h - 1 : h); i++)",
      ],
    ],
  },
  "color-none": { edits: [["solve.ts", "const even = (a + b) % 2 === 0;", "const even = a < b;"]] },
  "other-way": {
    breaks: "order",
    edits: [["solve.ts", "((i + j) % h)", "((h - i + j) % h)"]],
  },
} as const satisfies Mutants;

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 12;

/** Fields of numbered players, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) yield { n, names: [], colors: "balanced", repair: true };
}

/** The days in a line, up to the last one with a game. */
export function told(schedule: Schedule): string {
  const days = gamesByDay(schedule);
  const last = days.findLastIndex((games) => games.length > 0);
  return roundsText(days.slice(0, last + 1).map((games) => games.map(({ white, black }) => [white, black])));
}
