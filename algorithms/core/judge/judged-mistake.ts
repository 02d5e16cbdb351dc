/**
 * Naming the mistake in a program: by a wrong variant of the lesson's algorithm that gives the same answers. One answer names
 * nothing, as small wrong answers are soon the same by chance.
 */

import type { AnyLesson } from "../lesson/lesson.ts";
import { mostSteps } from "../mistakes/mutant.ts";
import { runSilently } from "../run/silent-run.ts";
import { faultOf, type Outcome, outputOf } from "./judge.ts";
import type { AnyTask } from "./judged-task.ts";

type Solve = AnyLesson["solve"];

/** What a lesson needs for its mutants to be run. */
export type RunLesson = Pick<AnyLesson, "steps" | "cells" | "asks" | "solve" | "parse">;

/** So many small problems, and so many of each family, are compared. */
const SMALL = 8;
const OF_FAMILY = 2;
/** So many of the answers have to be wrong before they name a mistake. */
const LEAST_WRONG = 3;

/** Problems on which programs and mutants are compared: small ones from the larger half, and some of each family. */
export function telling(task: AnyTask): unknown[] {
  const small = [...task.small()];
  const half = small.slice(Math.floor(small.length / 2));
  // Every so many of them would often mean even sizes only.
  const spread = new Set(
    Array.from({ length: SMALL }, (_, k) => half[Math.floor((k * half.length) / SMALL)]),
  );
  const large = task.families
    .filter(({ isLarge }) => !isLarge)
    .flatMap(({ make }) => Array.from({ length: OF_FAMILY }, (_, k) => make(k + 1)));
  return [...spread, ...large];
}

/**
 * The names of the mutants that give what a program has given to each of these problems; none if too little of that is wrong.
 * `outcomes` may be shorter than `problems`.
 */
export function namedMistakes(
  task: AnyTask,
  lesson: RunLesson,
  solvers: Readonly<Record<string, Solve>>,
  problems: readonly unknown[],
  outcomes: readonly Outcome[],
): string[] {
  const given = outcomes.flatMap((outcome, k) => {
    const answer = outputOf(task, outcome);
    const isWrong = faultOf(task, problems[k], outcome) !== undefined;
    return answer === undefined ? [] : [{ problem: problems[k], key: keyOf(task, answer), isWrong }];
  });
  if (given.filter(({ isWrong }) => isWrong).length < LEAST_WRONG) return [];
  return Object.keys(solvers).filter((name) =>
    given.every(({ problem, key }) => key === mutantKey(task, lesson, solvers[name] as Solve, problem)),
  );
}

function mutantKey(task: AnyTask, lesson: RunLesson, solve: Solve, problem: unknown): string | undefined {
  const read = lesson.parse(task.lessonText(problem));
  const { steps } = runSilently(lesson, lesson.solve, read);
  const { end, result } = runSilently(lesson, solve, read, mostSteps(steps));
  if (end !== "result") return undefined;
  try {
    return keyOf(task, task.answerOf(result, problem));
  } catch (error) {
    // A broken result need not have an answer.
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function keyOf(task: AnyTask, answer: unknown): string {
  return task.key?.(answer) ?? task.answer.write(answer);
}
