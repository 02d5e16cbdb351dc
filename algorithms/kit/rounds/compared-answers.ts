/** Comparing what is typed as an answer to a question about a schedule with what wrong programs answer. */

import type { ComparedAnswers, Program, RunProgram } from "#algorithms/core/lesson/exercise.ts";
import { type Game, roundOf, whiteIn } from "#algorithms/engines/schedules/schedule.ts";

/** Compares answers that are read off the rounds of a schedule. Nobody types 0: there is no such round, player or game. */
export function comparedIn(
  roundsOf: (program: Program, run: RunProgram) => readonly (readonly Game[])[] | undefined,
  answersIn: (rounds: readonly (readonly Game[])[]) => readonly number[],
): ComparedAnswers {
  return {
    answersOf(program, run) {
      const rounds = roundsOf(program, run);
      const answers = rounds && answersIn(rounds);
      return answers?.every((answer) => answer > 0) ? answers.map(String) : undefined;
    },
  };
}

/** Reads off when two players meet, and who has White then; noughts if they never do. */
export function meetingOf({ a, b }: { readonly a: number; readonly b: number }) {
  return (rounds: readonly (readonly Game[])[]): [round: number, white: number] => {
    const met = roundOf(rounds, a, b);
    return [met, whiteIn(rounds, met, a)];
  };
}
