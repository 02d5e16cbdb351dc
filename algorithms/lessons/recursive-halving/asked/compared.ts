import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { type Game, opponentIn, roundOf } from "#algorithms/engines/schedules/schedule.ts";
import { comparedIn } from "#algorithms/kit/rounds/compared-answers.ts";
import { dayAsked, lostAsked, madeBy, opponentAsked } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { opponent, day, lost };

function opponent(seed: number): ComparedAnswers {
  const { n, day, player } = opponentAsked(seed);
  return readOff(n, (made) => [opponentIn(made, day, player)]);
}

function day(seed: number): ComparedAnswers {
  const { n, a, b } = dayAsked(seed);
  return readOff(n, (made) => [roundOf(made, a, b)]);
}

function lost(seed: number): ComparedAnswers {
  const { n, all } = lostAsked(seed);
  return {
    answersOf(program, run) {
      const made = madeBy(program, run, n, false);
      return made && [String(all - made.flat().length)];
    },
    isRare: true,
  };
}

/** Compares answers that are read off the days of n players. */
function readOff(
  n: number,
  answersIn: (made: readonly (readonly Game[])[]) => readonly number[],
): ComparedAnswers {
  return comparedIn((program, run) => madeBy(program, run, n), answersIn);
}
