import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { inAnyOrder } from "#algorithms/kit/spelled-numbers.ts";
import { algorithm, barrierAsked, undrawn } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { barrier };

function barrier(seed: number): ComparedAnswers {
  const { graph } = barrierAsked(seed);
  return {
    answersOf(program, run) {
      const { result } = run(algorithm, program as typeof algorithm.solve, undrawn(graph));
      return result && [result.gallaiEdmonds.a.join(" ")];
    },
    spell: inAnyOrder,
  };
}
