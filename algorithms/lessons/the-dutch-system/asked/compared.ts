import type { ComparedAnswers, ComparedExercises } from "#algorithms/core/lesson/exercise.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { asked } from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { round: comparedAs("round"), bye: comparedAs("bye") };

/** What is run in place of the lesson, without its pictures. */
const algorithm = { steps, asks, cells, solve };

function comparedAs(name: keyof typeof asked): (seed: number) => ComparedAnswers {
  return (seed) => {
    const { problem } = asked[name](seed);
    return {
      answersOf(program, run) {
        const { result } = run(algorithm, program as typeof solve, problem);
        if (!result?.isComplete) return undefined;
        return [
          name === "bye"
            ? String(result.bye)
            : spelled(result.boards.map(({ white, black }) => `${white}-${black}`).join()),
        ];
      },
      ...(name === "bye" ? {} : { spell: spelled, isRare: true }),
    };
  };
}

/** Pairs in one order: the smaller number first, and the smallest pair. */
function spelled(text: string): string {
  const numbers = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
  const pairs = numbers.flatMap((u, k) =>
    k % 2 === 0 ? [[u, numbers[k + 1] ?? 0].sort((a, b) => a - b)] : [],
  );
  pairs.sort(([a], [b]) => (a ?? 0) - (b ?? 0));
  return pairs.map((pair) => pair.join("-")).join(" ");
}
