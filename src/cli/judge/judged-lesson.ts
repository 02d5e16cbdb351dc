/** A lesson as a task for programs, with what can be said of an answer that is wrong. */

import { faultOf, type Outcome, type RunAll } from "#algorithms/core/judge/judge.ts";
import { namedMistakes, telling } from "#algorithms/core/judge/judged-mistake.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Mutants, MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { lessonLink } from "#src/lib/lesson-link.ts";
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
  /** The most inputs; all that there are, or the usual number, if undefined. */
  readonly count: number | undefined;
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
): Promise<NamedMistake[]> {
  const folder = lessonFolder(lesson.id);
  const { mutants } = (await import(`${folder}/asked/mistakes.ts`)) as { mutants: Mutants };
  const { mutantWords } = (await import(`${folder}/words/en/class.ts`)) as {
    mutantWords: MutantWords<Mutants>;
  };
  const solvers = Object.fromEntries(await loadSolvers(folder, mutants));
  const problems = telling(task);
  const outcomes: Outcome[] = [];
  // One at a time: a runner ends its batch at the first answer that is wrong.
  for (const problem of problems) outcomes.push(...(await run([problem])));
  const names = namedMistakes(task, lesson, solvers, problems, outcomes);
  return names.map((name) => ({ name, sentence: mutantWords[name] as string }));
}

/** Where a lesson's figure shows its algorithm on a problem; undefined if no address holds it. */
export async function figureAddress(
  { lesson, task }: JudgedLesson,
  problem: unknown,
): Promise<string | undefined> {
  const path = await lessonLink(lesson, lesson.parse(task.lessonText(problem)));
  const site = process.env["SITE"];
  return path === undefined || site === undefined ? path : new URL(path, site).href;
}

/** So many programs run at once. */
const AT_ONCE = 2;

/** Runs a command on problems, each in a process of its own; nothing is begun behind the first one that it gets wrong. */
export function runnerOf({ task }: JudgedLesson, command: Command, limits: RunLimits): RunAll<unknown> {
  return async (problems) => {
    const outcomes: Outcome[] = [];
    let [next, last] = [0, problems.length];
    const work = async (): Promise<void> => {
      for (let k = next++; k < last; k = next++) {
        const problem = problems[k];
        const outcome = outcomeOf(await runLimited(command, task.write(problem), limits), limits);
        outcomes[k] = outcome;
        if (faultOf(task, problem, outcome) !== undefined) last = Math.min(last, k + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return outcomes.slice(0, last);
  };
}

function outcomeOf(end: RunEnd, { time, memory }: RunLimits): Outcome {
  if (end.kind === "done") return { kind: "text", text: end.output };
  return { kind: "failed", why: whyFailed(end, time, memory) };
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
