import type { JudgedTask } from "#algorithms/judged-task.ts";
import { type Rounds, singleRoundTask } from "#algorithms/shared/round-robin/judged-rounds.ts";
import { scheduleOf } from "#algorithms/shared/round-robin/schedule.ts";
import type { Schedule } from "../problem.ts";
import { en } from "./words.en.ts";

export const task: JudgedTask<number, Rounds, Schedule> = {
  ...singleRoundTask,
  answerOf: (result) => scheduleOf(result).rounds,
  words: { en },
};
