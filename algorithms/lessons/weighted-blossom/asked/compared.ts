import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { algorithm, changesAsked, firstDeltas } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { changes };

function changes(seed: number): ComparedAnswers {
  const { problem } = changesAsked(seed);
  return {
    answersOf(program, run) {
      const { trace } = run(algorithm, program as typeof algorithm.solve, problem);
      const deltas = trace ? firstDeltas(trace) : [];
      // Nobody changes prices by less than nothing, or by nothing.
      return deltas.every((delta) => delta > 0) ? deltas.map(String) : undefined;
    },
  };
}
