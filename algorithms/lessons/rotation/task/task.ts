import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { roundsView } from "#algorithms/kit/programs/rounds-view.ts";
import {
  type Cycles,
  effectOfRounds,
  faultInRounds,
  fieldOf,
  fields,
  nText,
  type Rounds,
  roundsTask,
  smallerFields,
} from "#algorithms/kit/rounds/judged-rounds.ts";
import type { Schedule } from "../problem.ts";
import { judgeWords, parsonsWords } from "../words/en/asked.ts";

/** How many players there are, and how often everyone meets everyone. */
export interface Field {
  readonly n: number;
  readonly cycles: Cycles;
}

const CYCLES = [1, 2] as const satisfies readonly Cycles[];

export const task: JudgedTask<Field, Rounds, Schedule> = {
  ...roundsTask,
  parameters: [
    ["n", "number"],
    ["cycles", "number"],
  ],
  args: ({ n, cycles }) => [n, cycles],
  write: ({ n, cycles }) => `${n} ${cycles}\n`,
  fault: ({ n, cycles }, rounds) => faultInRounds(n, rounds, cycles),
  effect: ({ n, cycles }, rounds) => effectOfRounds(n, rounds, cycles),
  example: { n: 4, cycles: 2 },
  *small() {
    for (const n of fields()) for (const cycles of CYCLES) yield { n, cycles };
  },
  growth(k) {
    const n = fieldOf(k);
    return n === undefined ? undefined : { n, cycles: 1 };
  },
  sizeOf: ({ n }) => nText(n),
  *smaller({ n, cycles }) {
    for (const fewer of smallerFields(n)) for (const each of CYCLES) yield { n: fewer, cycles: each };
    if (cycles === 2) yield { n, cycles: 1 };
  },
  lessonText: ({ n, cycles }) => `round: ${cycles === 1 ? "single" : "double"}\n${n}\n`,
  answerOf: (result) => scheduleOf(result).rounds,
  words: judgeWords,
};

export const view = roundsView<Field>({ players: ({ n }) => n, meetings: ({ cycles }) => cycles });

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  distractors: [
    { mutant: "lower-row-forward", text: "place[N + 1 - i]", instead: "place[N / 2 + i]" },
    { mutant: "same-colors-again", text: "first === secondCycle", instead: "!first" },
    { mutant: "shift-upward", text: "for (let i = N; i > 2; i--)", instead: "for (let i = 3; i <= N; i++)" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "rounds",
  wrong: {
    "lower-row-forward": [
      ["place[N + 1 - i];", "place[N / 2 + i];"],
      ["place[N + 1 - i]", "place[N // 2 + i]"],
    ],
    "same-colors-again": [
      ["swap = first == secondCycle;", "swap = !first;"],
      ["swap = first == second_cycle", "swap = not first"],
    ],
    "shift-upward": [
      ["for (int i = N; i > 2; i--)", "for (int i = 3; i <= N; i++)"],
      ["range(N, 2, -1)", "range(3, N + 1)"],
    ],
  },
};
