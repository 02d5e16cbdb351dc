import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import { type Rounds, singleRoundTask } from "#algorithms/kit/rounds/judged-rounds.ts";
import { gamesByDay } from "../figure/place.ts";
import type { Schedule } from "../problem.ts";
import { judgeWords } from "../words/en/task.ts";

export const task: JudgedTask<number, Rounds, Schedule> = {
  ...singleRoundTask,
  answerOf: (result) => gamesByDay(result).map((games) => games.map(({ white, black }) => [white, black])),
  words: judgeWords,
};
