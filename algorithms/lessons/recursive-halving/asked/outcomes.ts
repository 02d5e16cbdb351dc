import type { Game } from "#algorithms/engines/schedules/schedule.ts";
import { scheduleOutcomes } from "#algorithms/kit/rounds/outcomes.ts";
import { gamesByDay } from "../figure/place.ts";
import type { Problem, Schedule } from "../problem.ts";

/** What comes out of the halving: whom, when, which games, which colours. */
export const outcomes = scheduleOutcomes<Problem, Schedule>({
  problem: (n) => ({ n, names: [], colors: "balanced", repair: true }),
  rounds: (result) =>
    gamesByDay(result).map((games) => games.map(({ white, black }): Game => [white, black])),
  sizes: [4, 9],
});
