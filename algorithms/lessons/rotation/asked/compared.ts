import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { type Game, opponentIn, scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { comparedIn, meetingOf } from "#algorithms/kit/rounds/compared-answers.ts";
import { algorithm, arrayAsked, fixedAsked, numberAsked, numbered, whiteAsked } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { array, fixed, white, number };

type Solve = typeof algorithm.solve;

function array(seed: number): ComparedAnswers {
  const { n, turns, place } = arrayAsked(seed);
  return {
    answersOf(program, run) {
      const { trace } = run(algorithm, program as Solve, numbered(n));
      const at = trace?.occurrence("round", turns + 1) ?? 0;
      return trace && at > 0 ? [String(trace.cursor().seek(at).cells.place[place])] : undefined;
    },
  };
}

function fixed(seed: number): ComparedAnswers {
  const { n, round } = fixedAsked(seed);
  return readOff(n, (made) => [opponentIn(made, round, 1)]);
}

function white(seed: number): ComparedAnswers {
  const asked = whiteAsked(seed);
  return readOff(asked.n, meetingOf(asked));
}

function number(seed: number): ComparedAnswers {
  const { n, p } = numberAsked(seed);
  return {
    answersOf(program, run) {
      const { result } = run(algorithm, program as Solve, numbered(n));
      return result && [String(result.number[p])];
    },
  };
}

/** Compares answers that are read off the rounds of n players. */
function readOff(
  n: number,
  answersIn: (made: readonly (readonly Game[])[]) => readonly number[],
): ComparedAnswers {
  return comparedIn((program, run) => {
    const { result } = run(algorithm, program as Solve, numbered(n));
    return result && scheduleOf(result).rounds;
  }, answersIn);
}
