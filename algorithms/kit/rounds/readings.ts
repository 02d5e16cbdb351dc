/** What is read off the rounds of a schedule, as an answer that somebody could type. */

import { NOTHING, spelledNothing } from "#algorithms/core/lesson/exercise.ts";
import { type Game, roundOf, type Schedule, whiteIn } from "#algorithms/engines/schedules/schedule.ts";

/** Answers as they are; undefined if one of them is 0: there is no such round, player or game. */
export function typable(answers: readonly number[]): readonly number[] | undefined {
  return answers.every((answer) => answer > 0) ? answers : undefined;
}

/** When two players meet, and who has White then. */
export function meetingIn(
  rounds: readonly (readonly Game[])[],
  { a, b }: { readonly a: number; readonly b: number },
): readonly number[] | undefined {
  const met = roundOf(rounds, a, b);
  return typable([met, whiteIn(rounds, met, a)]);
}

/** The games of each round as text, White first; where there is none, a dash. */
export function gamesOf({ rounds }: Pick<Schedule, "rounds">): string[][] {
  return rounds.map((games) => games.map(([a, b]) => (a === 0 ? NOTHING : `${a}–${b}`)));
}

/** The same with who sits out in front. */
export function byesAndGamesOf(schedule: Schedule): string[][] {
  return gamesOf(schedule).map((games, r) => [String(schedule.byes[r] || NOTHING), ...games]);
}

/** A number, or a dash for none, in one spelling. */
export function spelledNumber(text: string): string {
  return spelledNothing(text).replace(/^0+(?=\d)/, "");
}
