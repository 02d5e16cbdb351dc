import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import type { ColorRule } from "../color-rules.ts";
import type { Coloring } from "../problem.ts";
import { algorithm, breakOf, placeAsked, problemOf, totalAsked } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { place, total };

function place(seed: number): ComparedAnswers {
  const { n, p } = placeAsked(seed);
  return readOff(n, "balanced", (made) => breakOf(made, p));
}

function total(seed: number): ComparedAnswers {
  const { n, colors } = totalAsked(seed);
  return readOff(n, colors, (made) => made.total);
}

/** Compares a number that is read off the colors of n players. */
function readOff(n: number, colors: ColorRule, answerIn: (made: Coloring) => number): ComparedAnswers {
  return {
    answersOf(program, run) {
      const made = run(algorithm, program as typeof algorithm.solve, problemOf(n, colors)).result;
      return made && [String(answerIn(made))];
    },
  };
}
