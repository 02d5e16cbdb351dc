import { toldRounds } from "#algorithms/kit/rounds/told-rounds.ts";
import { gamesByDay } from "../figure/place.ts";
import type { Problem, Schedule } from "../problem.ts";

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 12;

/** Fields of numbered players, the smallest first. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) yield { n, names: [], colors: "balanced", repair: true };
}

/** The days in a line, up to the last one with a game. */
export function told(schedule: Schedule): string {
  const days = gamesByDay(schedule);
  const last = days.findLastIndex((games) => games.length > 0);
  return toldRounds(days.slice(0, last + 1).map((games) => games.map(({ white, black }) => [white, black])));
}
