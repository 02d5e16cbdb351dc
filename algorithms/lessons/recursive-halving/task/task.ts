import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { roundsView } from "#algorithms/kit/programs/rounds-view.ts";
import { type Rounds, singleRoundTask } from "#algorithms/kit/rounds/judged-rounds.ts";
import { gamesByDay } from "../figure/state.ts";
import type { Schedule } from "../problem.ts";
import { judgeWords, parsonsWords } from "../words/en/asked.ts";

export const task: JudgedTask<number, Rounds, Schedule> = {
  ...singleRoundTask,
  answerOf: (result) => gamesByDay(result).map((games) => games.map(({ white, black }) => [white, black])),
  words: judgeWords,
};

export const view = roundsView<number>({ players: (n) => n });

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  distractors: [
    { mutant: "too-early", text: "if (from >= to)", instead: "if (from + 1 >= to)" },
    { mutant: "no-wrap", text: "((i + j) % h)", instead: "i + j" },
    { mutant: "no-rest", text: "const end = day + h", instead: "const end = day" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "rounds",
  wrong: {
    "too-early": [
      ["if (from >= to)", "if (from + 1 >= to)"],
      ["if start >= to", "if start + 1 >= to"],
    ],
    "both-turn": [
      ["a = from + j;", "a = from + (i + j) % h;"],
      ["a = start + j", "a = start + (i + j) % h"],
    ],
    "no-rest": [
      ["end = day + h;", "end = day;"],
      ["range(day, day + h)", "range(day, day)"],
    ],
    "no-recursion": [
      ["  pair(from + h, to, h, day);\n", ""],
      ["        pair(start + h, to, h, day)\n", ""],
    ],
  },
};
