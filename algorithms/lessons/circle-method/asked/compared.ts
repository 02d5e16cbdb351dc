import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { type Game, opponentIn, roundOf } from "#algorithms/engines/schedules/schedule.ts";
import { comparedIn, meetingOf } from "#algorithms/kit/rounds/compared-answers.ts";
import { madeBy, meetingAsked, opponentAsked, whiteAsked } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { meeting, opponent, white };

function meeting(seed: number): ComparedAnswers {
  const { n, a, b } = meetingAsked(seed);
  return readOff(n, (made) => {
    const met = roundOf(made, a, b);
    return [met, opponentIn(made, met + 1, a)];
  });
}

function opponent(seed: number): ComparedAnswers {
  const { n, round, player } = opponentAsked(seed);
  return readOff(n, (made) => [opponentIn(made, round, player)]);
}

function white(seed: number): ComparedAnswers {
  const asked = whiteAsked(seed);
  return readOff(asked.n, meetingOf(asked));
}

/** Compares answers that are read off the rounds of n players. */
function readOff(
  n: number,
  answersIn: (made: readonly (readonly Game[])[]) => readonly number[],
): ComparedAnswers {
  return comparedIn((program, run) => madeBy(program, run, n)?.rounds, answersIn);
}
