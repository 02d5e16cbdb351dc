import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import type { Bracket } from "../problem.ts";
import { mostIn, roundRobin } from "../systems.ts";
import {
  algorithm,
  compareAsked,
  meetAsked,
  meetingIn,
  numbered,
  opponentAsked,
  placeIn,
} from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { opponent, meet, compare };

type Solve = typeof algorithm.solve;

function opponent(seed: number): ComparedAnswers {
  const { n, s } = opponentAsked(seed);
  return readOff(n, (tree) => {
    const other = tree.draw[placeIn(tree, s) ^ 1] ?? 0;
    return other > n ? 0 : other;
  });
}

function meet(seed: number): ComparedAnswers {
  const { n, a, b } = meetAsked(seed);
  return readOff(n, (tree) => meetingIn(tree, a, b));
}

function compare(seed: number): ComparedAnswers {
  const rounds = compareAsked(seed);
  return {
    answersOf(program, run) {
      const roundsOf = (n: number): number =>
        run(algorithm, program as Solve, numbered(n)).result?.rounds ?? Infinity;
      return [mostIn(rounds, (n) => roundRobin(n).rounds), mostIn(rounds, roundsOf)].map(String);
    },
    isRare: true,
  };
}

/** Compares a number that is read off the tree of n seeds. */
function readOff(n: number, answerIn: (tree: Bracket) => number): ComparedAnswers {
  return {
    answersOf(program, run) {
      const { result } = run(algorithm, program as Solve, numbered(n));
      return result && [String(answerIn(result))];
    },
  };
}
