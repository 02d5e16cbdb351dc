import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { toldRounds } from "#algorithms/kit/rounds/told-rounds.ts";
import type { Problem, Schedule } from "../problem.ts";

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 12;

/** Fields of numbered players, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) yield { n, names: [], colors: "balanced" };
}

/** The rounds in a line; whoever is not in a round sits out. */
export function told(schedule: Schedule): string {
  return toldRounds(scheduleOf(schedule).rounds);
}
