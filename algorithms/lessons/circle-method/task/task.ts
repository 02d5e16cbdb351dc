import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { roundsView } from "#algorithms/kit/programs/rounds-view.ts";
import { type Rounds, singleRoundTask } from "#algorithms/kit/rounds/judged-rounds.ts";
import type { Schedule } from "../problem.ts";
import { judgeWords, parsonsWords } from "../words/en/asked.ts";

export const task: JudgedTask<number, Rounds, Schedule> = {
  ...singleRoundTask,
  answerOf: (result) => scheduleOf(result).rounds,
  words: judgeWords,
};

export const view = roundsView<number>({ players: (n) => n });

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  distractors: [
    { mutant: "odd-forgotten", text: "const odd = n % 2 === 1;", instead: "const odd = false;" },
    { mutant: "left-at-top", text: "wrap(top - j, m)", instead: "wrap(top - j + 1, m)" },
    { mutant: "wrap-short", text: "x < 1 ? x + m :", instead: "x < 1 ? x + m - 1 :" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "rounds",
  wrong: {
    "odd-forgotten": [
      ["odd = n % 2 == 1;", "odd = false;"],
      ["odd = n % 2 == 1", "odd = False"],
    ],
    "left-at-top": [["wrap(top - j, m)", "wrap(top - j + 1, m)"]],
    "wrap-short": [
      ["x < 1 ? x + m", "x < 1 ? x + m - 1"],
      ["x + m if x < 1", "x + m - 1 if x < 1"],
    ],
    "remainder-n": [["wrap(top + j, m)", "wrap(top + j, n)"]],
  },
};
