/** Results that a reader fills in, kept in the browser under the schedule that they belong to. */
import type { Game } from "#algorithms/engines/schedules/schedule.ts";

/** The points of the first-named, in half points: 2, 1 or 0. */
export type Result = 0 | 1 | 2;

/** Results by the key of their game. */
export type Results = Readonly<Record<string, Result>>;

/**
 * The key of a game: both names, the first-named first. So a result stays with the people when numbers change, and in a
 * double round a pair has two of them. No name holds a line break.
 */
export function gameKey(names: readonly string[], [white, black]: Game): string {
  return `${names[white - 1]}\n${names[black - 1]}`;
}

/** What a cell shows for the first-named, or for the other. */
export function shownResult(result: Result | undefined, forFirst: boolean): string {
  if (result === undefined) return "";
  return ["0", "½", "1"][forFirst ? result : 2 - result];
}

/** The next state of a cell that is pressed: nothing, 1, ½, 0, nothing. */
export function nextResult(result: Result | undefined, forFirst: boolean): Result | undefined {
  const own = result === undefined ? undefined : forFirst ? result : ((2 - result) as Result);
  const next = own === undefined ? 2 : own === 0 ? undefined : ((own - 1) as Result);
  return next === undefined || forFirst ? next : ((2 - next) as Result);
}

/** The points of each player, from 1. */
export function pointsOf(names: readonly string[], games: readonly Game[], results: Results): number[] {
  const points = new Array<number>(names.length + 1).fill(0);
  for (const game of games) {
    const result = results[gameKey(names, game)];
    if (result === undefined) continue;
    const [white, black] = game;
    points[white] = points[white] + result / 2;
    points[black] = points[black] + (2 - result) / 2;
  }
  return points;
}
