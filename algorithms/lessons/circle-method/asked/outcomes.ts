import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { scheduleOutcomes } from "#algorithms/kit/rounds/outcomes.ts";
import type { Problem, Schedule } from "../problem.ts";

/** What comes out of the circle method: whom, when, which games, which colours. */
export const outcomes = scheduleOutcomes<Problem, Schedule>({
  problem: (n) => ({ n, names: [], colors: "balanced" }),
  rounds: (result) => scheduleOf(result).rounds,
  sizes: [4, 9],
});
