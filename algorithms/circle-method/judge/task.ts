import type { JudgedTask } from "#algorithms/judged-task.ts";
import {
  faultInRounds,
  fieldOf,
  fields,
  type Rounds,
  roundsTask,
  smallerFields,
} from "#algorithms/shared/round-robin/judged-rounds.ts";
import { scheduleOf } from "#algorithms/shared/round-robin/schedule.ts";
import type { Schedule } from "../problem.ts";
import { en } from "./words.en.ts";

/** The number of players is the problem. */
export const task: JudgedTask<number, Rounds, Schedule> = {
  ...roundsTask,
  parameters: [["n", "number"]],
  args: (n) => [n],
  write: (n) => `${n}\n`,
  fault: (n, rounds, locale) => faultInRounds(n, rounds, 1, locale),
  example: 6,
  small: fields,
  growth: fieldOf,
  sizeOf: (n) => String(n),
  smaller: smallerFields,
  lessonText: (n) => `${n}\n`,
  answerOf: (result) => scheduleOf(result).rounds,
  words: { en },
};
