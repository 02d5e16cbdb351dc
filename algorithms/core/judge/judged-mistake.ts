/**
 * Naming the mistake in a program: by a wrong variant of the lesson's algorithm that gives the same answers. One answer names
 * nothing, as small wrong answers are soon the same by chance.
 */

import type { AnyLesson } from "../lesson/lesson.ts";
import { InputError } from "../lesson/mistake.ts";
import { mostSteps } from "../mistakes/mutant.ts";
import { runSilently } from "../run/silent-run.ts";
import { type Outcome, outputOf } from "./judge.ts";
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

/** What a program made of a problem, or a mutant: as it is told, what it comes to, and whether that is wrong. */
interface Told {
  readonly key: string;
  readonly effect: string | undefined;
  readonly isWrong: boolean;
}

/** A problem with what a program made of it. */
export interface Made {
  readonly problem: unknown;
  readonly outcome: Outcome;
}

/**
 * The names of the mutants that give what a program has given to each of these problems; the first of them is the one on which it was
 * seen to fail, and there a mutant has to be wrong too. None if too little is wrong. If no mutant gives the same answers, one alone
 * whose answers come to the same is named.
 */
export function namedMistakes(
  task: AnyTask,
  lesson: RunLesson,
  solvers: Readonly<Record<string, Solve>>,
  made: readonly Made[],
): string[] {
  const given = made.flatMap(({ problem, outcome }) => {
    const answer = outputOf(task, outcome);
    return answer === undefined ? [] : [{ problem, told: toldOf(task, problem, answer) }];
  });
  const isFailing = given[0]?.problem === made[0]?.problem && given[0]?.told.isWrong;
  if (!isFailing || given.filter(({ told }) => told.isWrong).length < LEAST_WRONG) return [];
  const [exact, alike]: [string[], string[]] = [[], []];
  for (const [name, solve] of Object.entries(solvers)) {
    const match = matchOf(given, (problem) => toldByMutant(task, lesson, solve, problem));
    if (match === "exact") exact.push(name);
    if (match === "alike") alike.push(name);
  }
  return exact.length > 0 ? exact : alike.length === 1 ? alike : [];
}

/** How far a mutant answers as a program does: to the letter, by what its answers come to, or not at all. */
function matchOf(
  given: readonly { readonly problem: unknown; readonly told: Told }[],
  toldBy: (problem: unknown) => Iterable<Told>,
): "exact" | "alike" | undefined {
  let match: "exact" | "alike" = "exact";
  for (const { problem, told } of given) {
    const found = howAlike(told, toldBy(problem));
    if (found === undefined) return undefined;
    if (found === "alike") match = "alike";
  }
  return match;
}

function howAlike(told: Told, all: Iterable<Told>): "exact" | "alike" | undefined {
  for (const own of all) {
    if (own.isWrong !== told.isWrong) continue;
    if (own.key === told.key) return "exact";
    if (own.effect !== undefined && own.effect === told.effect) return "alike";
  }
  return undefined;
}

/** What a mutant says to a problem, and to the same with somebody more, without one of them. */
function* toldByMutant(task: AnyTask, lesson: RunLesson, solve: Solve, problem: unknown): Generator<Told> {
  const answer = mutantAnswer(task, lesson, solve, problem);
  if (answer !== undefined) yield toldOf(task, problem, answer);
  const padded = task.padded?.(problem);
  const larger = padded && mutantAnswer(task, lesson, solve, padded.problem);
  if (padded && larger !== undefined)
    for (const less of padded.without(larger)) yield toldOf(task, problem, less);
}

/** The answer of a mutant; undefined if it has none. */
function mutantAnswer(task: AnyTask, lesson: RunLesson, solve: Solve, problem: unknown): unknown {
  try {
    const read = lesson.parse(task.lessonText(problem));
    const { steps } = runSilently(lesson, lesson.solve, read);
    const { end, result } = runSilently(lesson, solve, read, mostSteps(steps));
    return end === "result" ? task.answerOf(result, problem) : undefined;
  } catch (error) {
    // A broken result need not have an answer, and some problems are too large for the lesson.
    if (error instanceof TypeError || error instanceof RangeError || error instanceof InputError)
      return undefined;
    throw error;
  }
}

function toldOf(task: AnyTask, problem: unknown, answer: unknown): Told {
  return {
    key: task.key?.(answer) ?? task.answer.write(answer),
    effect: task.effect?.(problem, answer),
    isWrong: task.fault(problem, answer) !== undefined,
  };
}
