/** The choices of a question about an outcome: what the right program answers, and what wrong ones do. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { AskedOutcome, Outcome, OutcomeChoice } from "#algorithms/core/lesson/outcome.ts";
import { mostSteps } from "#algorithms/core/mistakes/mutant.ts";
import { runSilently } from "#algorithms/core/run/silent-run.ts";
import { seededRandom, shuffled } from "../core/text/random.ts";

type Solvers = Readonly<Record<string, AnyLesson["solve"]>>;

/** A choice between two would be half a guess. */
const LEAST_WRONG = 2;
const MOST_WRONG = 3;
const MOST_TRIES = 400;

/**
 * The question that a seed asks: the first one from there on to which the wrong programs give two different wrong answers at
 * least. Of more than three, three are taken by chance. Throws an Error when four hundred questions have no such answers.
 */
export function askedOutcome<P, R>(
  lesson: AnyLesson,
  solvers: Solvers,
  make: (seed: number) => Outcome<P, R>,
  seed: number,
): AskedOutcome<P> {
  // Neighboring seeds begin far from each other.
  const first = Math.imul(seed, 7919) >>> 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { problem, prompt, answer } = make((first + tries) >>> 0);
    const answers = answersTo(lesson, solvers, problem, answer);
    if (!answers || answers.wrong.size < LEAST_WRONG) continue;
    const random = seededRandom(first + tries + 1);
    const wrong = shuffled([...answers.wrong], random).slice(0, MOST_WRONG);
    const choices = [...wrong, [answers.right, []] as const].map(([text, mutants]) => ({ text, mutants }));
    const result: unknown = answers.result;
    return {
      problem,
      prompt,
      answer: (given) => answer(given as R),
      choices: inOrder(choices, random),
      result,
    };
  }
  throw new Error(`${lesson.id}: no question with wrong answers was found for the seed ${seed}`);
}

/** What the right program and the wrong ones answer; a program that answers nothing is left out. */
function answersTo<P, R>(
  lesson: AnyLesson,
  solvers: Solvers,
  problem: P,
  answer: Outcome<P, R>["answer"],
):
  | {
      readonly result: R;
      readonly right: string;
      readonly wrong: ReadonlyMap<string, readonly string[]>;
    }
  | undefined {
  const { result, steps } = runSilently(lesson, lesson.solve, problem);
  const right = answer(result as R);
  if (right === undefined) return undefined;
  const wrong = new Map<string, string[]>();
  for (const [name, solve] of Object.entries(solvers)) {
    const run = runSilently(lesson, solve, problem, mostSteps(steps));
    // A result of a wrong program may have less in it than its type says.
    const text = run.end === "result" ? answer(run.result as R) : undefined;
    if (text === undefined || text === right) continue;
    wrong.set(text, [...(wrong.get(text) ?? []), name]);
  }
  return { result: result as R, right, wrong };
}

/** Numbers stand in their order, with what is no number after them; other answers in any order. */
function inOrder(choices: readonly OutcomeChoice[], random: () => number): readonly OutcomeChoice[] {
  const numberOf = ({ text }: OutcomeChoice): number => (/^\d+$/.test(text) ? Number(text) : Infinity);
  const mixed = shuffled(choices, random);
  const numbers = mixed.filter((choice) => numberOf(choice) < Infinity);
  return numbers.length < 2 ? mixed : mixed.sort((a, b) => numberOf(a) - numberOf(b) || 0);
}
