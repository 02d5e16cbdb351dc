import type { Schedule } from "./schedule.ts";

/** The same with its first rounds only, of which there is at least one. A file of its own, as lessons load what is beside it. */
export function firstRounds({ players, rounds, byes }: Schedule, count: number): Schedule {
  return { players, rounds: rounds.slice(0, count), byes: byes.slice(0, count) };
}
