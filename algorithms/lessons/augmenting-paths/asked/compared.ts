import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { inAnyOrder, inOneDirection } from "#algorithms/kit/spelled-numbers.ts";
import { algorithm, coverAsked, firstPath, pathAsked, undrawn } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { path, cover };

function path(seed: number): ComparedAnswers {
  const { graph } = pathAsked(seed);
  return {
    answersOf(program, run) {
      const { trace } = run(algorithm, program as typeof algorithm.solve, undrawn(graph));
      const own = trace ? firstPath(trace) : [];
      return own.length > 0 ? [own.join(" ")] : undefined;
    },
    spell: inOneDirection,
    isRare: true,
  };
}

function cover(seed: number): ComparedAnswers {
  const { graph } = coverAsked(seed);
  return {
    answersOf(program, run) {
      const { result } = run(algorithm, program as typeof algorithm.solve, undrawn(graph));
      return result && [result.cover.join(" ")];
    },
    spell: inAnyOrder,
  };
}
