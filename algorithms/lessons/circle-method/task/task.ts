import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { type Rounds, singleRoundTask } from "#algorithms/kit/rounds/judged-rounds.ts";
import type { Schedule } from "../problem.ts";
import { judgeWords } from "../words/en/task.ts";

export const task: JudgedTask<number, Rounds, Schedule> = {
  ...singleRoundTask,
  answerOf: (result) => scheduleOf(result).rounds,
  words: judgeWords,
};
