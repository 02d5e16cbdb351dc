/** A lesson as a task for programs, with what can be said of an answer that is wrong. */

import type { RunAll } from "#algorithms/core/judge/judge.ts";
import { type Made, namedMistakes, telling } from "#algorithms/core/judge/judged-mistake.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Mutants, MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { lessonLink } from "#src/lib/lesson-link.ts";
import { siteHref } from "#src/lib/site-address.ts";
import { loadFile, solversOf } from "../lessons/lesson-files.ts";
import { loadLesson } from "../lessons/load-lesson.ts";

export interface JudgedLesson {
  readonly lesson: AnyLesson;
  readonly task: AnyTask;
}

/** The file by which a lesson is known as a task. */
export const TASK_FILE = "task/task.ts";

export async function loadJudged(id: string): Promise<JudgedLesson> {
  const { task } = (await loadFile(id, TASK_FILE)) as { task: AnyTask };
  return { lesson: await loadLesson(id), task };
}

/** What the lesson's own algorithm prints for a problem. */
export function rightOutput({ lesson, task }: JudgedLesson, problem: unknown): string {
  const { result } = record(lesson, lesson.parse(task.lessonText(problem)));
  return task.answer.write(task.answerOf(result, problem));
}

/** A mistake with a name, and the sentence that is said of it. */
export interface NamedMistake {
  readonly name: string;
  readonly sentence: string;
}

/** The mistakes in the lesson's algorithm by which the answers of a program come out, found on more problems than one. */
export async function mistakesLike(
  { lesson, task }: JudgedLesson,
  run: RunAll<unknown>,
  failure: Made,
): Promise<NamedMistake[]> {
  const { mutants } = (await loadFile(lesson.id, "asked/mistakes.ts")) as { mutants: Mutants };
  const { mutantWords } = (await loadFile(lesson.id, "words/en/class.ts")) as {
    mutantWords: MutantWords<Mutants>;
  };
  const solvers = Object.fromEntries(await solversOf(lesson.id, mutants));
  const made: Made[] = [failure];
  // One at a time: a runner ends its batch at the first answer that is wrong.
  for (const problem of telling(task)) {
    const [outcome] = await run([problem]);
    if (outcome) made.push({ problem, outcome });
  }
  const names = namedMistakes(task, lesson, solvers, made);
  return names.map((name) => ({ name, sentence: mutantWords[name] as string }));
}

/** Where a lesson's figure shows its algorithm on a problem; undefined if no address holds it. */
export async function figureAddress(
  { lesson, task }: JudgedLesson,
  problem: unknown,
): Promise<string | undefined> {
  const own = readIn(lesson, task.lessonText(problem));
  const path = own === undefined ? undefined : await lessonLink(lesson, own);
  return path === undefined ? undefined : siteHref(path);
}

/** The problem as the lesson has it; undefined if it is too large for the lesson. */
function readIn(lesson: AnyLesson, text: string): unknown {
  try {
    return lesson.parse(text);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
