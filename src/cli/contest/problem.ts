/** A lesson's task as a problem for a contest, whatever system will have it: its tests, programs and judges. */

import { problemsOf } from "#algorithms/core/judge/judge.ts";
import type { AnyTask, Argument } from "#algorithms/core/judge/judged-task.ts";
import { type Contest, changedListing, partsOf } from "#algorithms/kit/contest/contest.ts";
import { withoutMarks } from "#src/lib/step-marks.ts";
import { type JudgedLesson, loadJudged, rightOutput, TASK_FILE } from "../judge/judged-lesson.ts";
import { articleHead, lessonText, loadFile, textOf } from "../lessons/lesson-files.ts";

/** An input and a right output. */
export interface ContestTest {
  readonly input: string;
  readonly answer: string;
}

/** A program that is handed in. */
export interface Submission {
  /** The mutant that it shows; undefined if it is right. */
  readonly mutant: string | undefined;
  readonly language: SubmittedLanguage;
  readonly source: string;
}

/** What no test goes beyond, by the names of what a program is given: numbers, lengths of lists, and weights; of a board its rows and columns. */
export type Limits = Readonly<Record<string, number>>;

export interface ContestProblem {
  readonly id: string;
  /** Small letters and digits: no system takes more. */
  readonly shortName: string;
  readonly title: string;
  readonly version: number | string;
  readonly task: AnyTask;
  readonly limits: Limits;
  readonly sample: ContestTest;
  readonly tests: readonly ContestTest[];
  readonly submissions: readonly Submission[];
  /** Says of an input whether it is one, in C++. */
  readonly inputValidator: string;
  /** Judges outputs, in C++; undefined where they are compared with the only answer. */
  readonly outputValidator: string | undefined;
}

export const SUBMITTED_LANGUAGES = ["cpp", "java", "py"] as const;
export type SubmittedLanguage = (typeof SUBMITTED_LANGUAGES)[number];

/** What stands between the parts of the validators. */
const KIT = "algorithms/kit/contest";

/** A task without judges for contests is none: undefined. */
export async function contestProblem(id: string): Promise<ContestProblem | undefined> {
  const { contest } = (await loadFile(id, TASK_FILE)) as { contest?: Contest };
  if (contest === undefined) return undefined;
  const judged = await loadJudged(id);
  const { task, lesson } = judged;
  const problems = [task.example, ...problemsOf(task, { count: "few" })];
  const limits = limitsOf(task, problems);
  const [sample, ...tests] = testsOf(judged, problems);
  return {
    ...{ id, task, limits, sample: sample as ContestTest, tests },
    shortName: id.replace(/[^a-z0-9]/g, ""),
    title: (await articleHead(id)).title,
    version: lesson.version ?? 1,
    submissions: await submissionsOf(id, contest),
    ...(await validatorsOf(contest, limits)),
  };
}

/** The tests without those that are there already. */
function testsOf(judged: JudgedLesson, problems: readonly unknown[]): ContestTest[] {
  const { task } = judged;
  const inputs = new Map(problems.map((problem) => [task.write(problem), problem]));
  return Array.from(inputs, ([input, problem]) => ({
    input,
    answer: task.best ? task.answer.write(task.best(problem)) : rightOutput(judged, problem),
  }));
}

/** The largest numbers and the longest lists that the problems have, rounded up; of edges the weights, too, and of boards the columns. */
function limitsOf(task: AnyTask, problems: readonly unknown[]): Limits {
  const limits: Record<string, number> = {};
  const raise = (name: string, value: number): void => {
    limits[name] = Math.max(limits[name] ?? 0, value);
  };
  for (const problem of problems)
    for (const [k, value] of task.args(problem).entries()) {
      const [name] = task.parameters[k] as readonly [string, string];
      if (typeof value === "number") raise(name, value);
      if (!Array.isArray(value)) continue;
      const signs = value.filter((row) => typeof row === "string");
      raise(signs.length > 0 ? "rows" : name, value.length);
      for (const row of signs) raise("columns", row.length);
      for (const weight of value.flatMap(weightOf)) raise("weight", weight);
    }
  return Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, roundedUp(most)]));
}

function weightOf(item: Argument): number[] {
  const weight = Array.isArray(item) && item.length === 3 ? item[2] : undefined;
  return typeof weight === "number" ? [weight] : [];
}

/** Up to ten the number itself, else the next of 20, 50, 100, 200 and so on. */
function roundedUp(most: number): number {
  if (most <= 10) return most;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((times) => times * power).find((round) => round >= most) ?? most;
}

async function submissionsOf(id: string, { wrong }: Contest): Promise<Submission[]> {
  const submissions: Submission[] = [];
  for (const language of SUBMITTED_LANGUAGES) {
    const source = withoutMarks(await lessonText(id, `task/listing.${language}`));
    submissions.push({ mutant: undefined, language, source });
    for (const [mutant, changes = []] of Object.entries(wrong))
      submissions.push({ mutant, language, source: changedListing(source, changes) });
  }
  return submissions;
}

async function validatorsOf(
  { kind }: Contest,
  limits: Limits,
): Promise<Pick<ContestProblem, "inputValidator" | "outputValidator">> {
  const parts = async (name: string) => partsOf(await textOf(`${KIT}/${name}.cpp`));
  const [input, inputMain = ""] = await parts("input");
  const [output, outputMain = ""] = await parts("output");
  const [problem, judgement] = await parts(kind);
  const named = Object.entries(limits).map(([name, most]) => [`MOST_${name.toUpperCase()}`, most] as const);
  const defined = named.filter(([name]) => new RegExp(`\\b${name}\\b`).test(problem));
  const head = defined.map(([name, most]) => `#define ${name} ${most}\n`).join("");
  return {
    inputValidator: [head, input, problem, inputMain].join("\n"),
    outputValidator: judgement && [head, input, problem, output, judgement, outputMain].join("\n"),
  };
}
