import { judge as judged, type Outcome } from "#algorithms/core/judge/judge.ts";
import { loadJudged, mistakesLike, rightOutput, TASK_FILE } from "#src/cli/judge/judged-lesson.ts";
import { lessonIds } from "#src/cli/lessons/lesson-files.ts";
import { libraryWords } from "./words.en.ts";

/** A task: what a program reads and prints, in words and by an example. */
export interface Task {
  readonly statement: string;
  readonly input: string;
  readonly output: string;
  readonly example: { readonly input: string; readonly output: string };
}

/** What may be chosen for a judgement. */
export interface JudgeOptions {
  /** The seed of the inputs that are made by chance; 1 unless told. */
  readonly seed?: number;
  /** The most inputs, at least 1, or "all"; about two hundred unless told. */
  readonly count?: number | "all";
}

/** What the judge found: how many inputs were right, and if one was not, the smallest that is wrong too. */
export type Judgement =
  | { readonly right: true; readonly inputs: number }
  | {
      readonly right: false;
      readonly inputs: number;
      readonly input: string;
      /** What the program gave; undefined: nothing. */
      readonly output: string | undefined;
      readonly why: string;
      /** The known mistakes that look like this. */
      readonly mistakes: readonly { readonly name: string; readonly sentence: string }[];
    };

/** The tasks that there are, by the names of their lessons. */
export function tasks(): string[] {
  return lessonIds(TASK_FILE);
}

/** What is asked in a task. Throws a RangeError for an unknown one. */
export async function taskOf(id: string): Promise<Task> {
  const known = await load(id);
  const { task } = known;
  const example = { input: task.write(task.example), output: rightOutput(known, task.example) };
  return { ...task.words, example };
}

/**
 * Tries a program on a task: a function from the text that a program would read to the text that it would print. Any right answer
 * will do. Nothing ends a function that does not return. Throws a RangeError for an unknown task or
 * a count below 1.
 */
export async function judge(
  id: string,
  solve: (input: string) => string | Promise<string>,
  options: JudgeOptions = {},
): Promise<Judgement> {
  const known = await load(id);
  const { seed = 1, count = "few" } = options;
  const isCount = count === "few" || count === "all" || (Number.isInteger(count) && count > 0);
  if (!isCount) throw new RangeError(libraryWords.noCount(count));
  const outcome = async (problem: unknown): Promise<Outcome> => {
    try {
      const text: unknown = await solve(known.task.write(problem));
      if (typeof text === "string") return { kind: "text", text };
      return { kind: "failed", why: libraryWords.noText(typeof text) };
    } catch (error) {
      return { kind: "failed", why: libraryWords.thrown(String(error)) };
    }
  };
  const run = async (problems: readonly unknown[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const problem of problems) outcomes.push(await outcome(problem));
    return outcomes;
  };
  const all = count === "all" ? Infinity : count;
  const { passed, failure } = await judged(known.task, run, { seed, count: all });
  if (failure === undefined) return { right: true, inputs: passed };
  const output = failure.outcome.kind === "text" ? failure.outcome.text : undefined;
  return {
    ...{ right: false, inputs: passed, input: known.task.write(failure.problem), output, why: failure.why },
    mistakes: output === undefined ? [] : await mistakesLike(known, run, failure),
  };
}

function load(id: string): ReturnType<typeof loadJudged> {
  if (!tasks().includes(id)) throw new RangeError(libraryWords.noTask(id, tasks()));
  return loadJudged(id);
}
