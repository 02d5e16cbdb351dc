import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { inAnyOrder } from "#algorithms/kit/spelled-numbers.ts";
import type { PairedRound, Problem } from "../problem.ts";
import { algorithm, nextAsked, opponentAsked, outAsked, partnerOf, problemOf } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { opponent, out, next };

function opponent(seed: number): ComparedAnswers {
  const { small } = opponentAsked(seed);
  return readOff(problemOf(small), (round) => [partnerOf(round, 1)]);
}

function out(seed: number): ComparedAnswers {
  const { small } = outAsked(seed);
  return {
    ...readOff(problemOf(small), ({ unpaired }) => unpaired),
    spell: inAnyOrder,
  };
}

function next(seed: number): ComparedAnswers {
  const { tournament, leader } = nextAsked(seed);
  return readOff(tournament, (round) => [partnerOf(round, leader)]);
}

/** Compares players who are read off the first round that is paired, in one field. */
function readOff(problem: Problem, playersIn: (round: PairedRound) => readonly number[]): ComparedAnswers {
  return {
    answersOf(program, run) {
      const [round] = run(algorithm, program as typeof algorithm.solve, problem).result?.rounds ?? [];
      return round && [playersIn(round).join(" ")];
    },
  };
}
