/** A lesson as a task for programs, with what can be said of an answer that is wrong. */

import { faultOf, type Outcome, type RunAll } from "#algorithms/core/judge/judge.ts";
import { type Made, namedMistakes, telling } from "#algorithms/core/judge/judged-mistake.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Mutants, MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { lessonLink } from "#src/lib/lesson-link.ts";
import { siteHref } from "#src/lib/site-address.ts";
import { lessonFolder, loadLesson } from "../lessons/lesson-input.ts";
import { type Command, MOST_OUTPUT, type RunEnd, type RunLimits, runLimited } from "../limited-run.ts";
import { judgeWords } from "./judge.en.ts";
import { loadSolvers } from "./mutant-solvers.ts";

export interface JudgedLesson {
  readonly lesson: AnyLesson;
  readonly task: AnyTask;
}

/** How programs are tried. */
export interface Trial extends RunLimits {
  readonly seed: number;
  /** The most inputs, or "few": those that are enough for every wrong program we know. */
  readonly count: number | "few";
}

/** The file by which a lesson is known as a task. */
export const TASK_FILE = "task/task.ts";

export async function loadJudged(id: string): Promise<JudgedLesson> {
  const { task } = (await import(`${lessonFolder(id)}/${TASK_FILE}`)) as { task: AnyTask };
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
  const folder = lessonFolder(lesson.id);
  const { mutants } = (await import(`${folder}/asked/mistakes.ts`)) as { mutants: Mutants };
  const { mutantWords } = (await import(`${folder}/words/en/class.ts`)) as {
    mutantWords: MutantWords<Mutants>;
  };
  const solvers = Object.fromEntries(await loadSolvers(folder, mutants));
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

/** So many programs run at once. */
const AT_ONCE = 2;

/**
 * Runs a command on problems, each in a process of its own; nothing is begun behind the first one that it gets wrong. What a busy
 * machine can have done, no answer or an empty one, is tried once more, with nothing beside it, before it counts.
 */
export function runnerOf({ task }: JudgedLesson, command: Command, limits: RunLimits): RunAll<unknown> {
  const endOn = (problem: unknown) => runLimited(command, task.write(problem), limits);
  return async (problems) => {
    const outcomes: Outcome[] = [];
    const isWrong = (k: number): boolean => faultOf(task, problems[k], outcomes[k] as Outcome) !== undefined;
    let [next, last] = [0, problems.length];
    const doubtful = new Set<number>();
    const work = async (): Promise<void> => {
      for (let k = next++; k < last; k = next++) {
        const end = await endOn(problems[k]);
        outcomes[k] = outcomeOf(end, limits);
        if (!isWrong(k)) continue;
        last = Math.min(last, k + 1);
        if (isDoubtful(end)) doubtful.add(k);
      }
    };
    for (;;) {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const stopped = last - 1;
      if (!doubtful.delete(stopped)) return outcomes.slice(0, last);
      outcomes[stopped] = outcomeOf(await endOn(problems[stopped]), limits);
      if (isWrong(stopped)) return outcomes.slice(0, last);
      [next, last] = [last, problems.length];
    }
  };
}

/** Whether a run may have ended like this because of the machine. */
function isDoubtful(end: RunEnd): boolean {
  return end.kind === "done" ? end.output.trim() === "" : end.kind !== "long";
}

function outcomeOf(end: RunEnd, { time, memory }: RunLimits): Outcome {
  if (end.kind === "done") return { kind: "text", text: end.output };
  return { kind: "failed", why: whyFailed(end, time, memory), isLate: end.kind === "late" };
}

function whyFailed(end: Exclude<RunEnd, { kind: "done" }>, time: number, memory: number): string {
  switch (end.kind) {
    case "failed":
      return judgeWords.ended(
        end.signal === "" ? judgeWords.exitCode(end.code) : judgeWords.signal(end.signal),
        end.errors,
      );
    case "late":
      return judgeWords.late(time);
    case "large":
      return judgeWords.large(memory);
    case "long":
      return judgeWords.long(MOST_OUTPUT / 1_000_000);
    case "not-started":
      return judgeWords.notStarted(end.reason);
  }
}
