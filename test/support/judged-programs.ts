/** The tasks of all lessons, and the programs that the tests have for them. */

import { readdirSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import type { Outcome, RunAll } from "#algorithms/core/judge/judge.ts";
import type { AnyTask, Argument } from "#algorithms/core/judge/judged-task.ts";

const found = import.meta.glob<{ task: AnyTask }>("/algorithms/lessons/*/task/task.ts", { eager: true });

/** The tasks by lesson. */
export const tasks: ReadonlyMap<string, AnyTask> = new Map(
  Object.entries(found).map(([path, { task }]) => [path.split("/")[3] as string, task]),
);

/** A program that a test has for a task. */
export interface Program {
  readonly name: string;
  readonly source: string;
  /** Of a wrong one the smallest input on which it fails, as it stands on standard input; not told where only large ones do. */
  readonly smallest: string | undefined;
  /** The most vertices or players for which a right one is made; what takes longer than that is not asked. */
  readonly largest: number;
}

/**
 * The programs of a lesson that are right, or those that are wrong. One that says `// within: frame.js` stands in that file, in
 * place of its line `// arrange`.
 */
export function programsOf(lesson: string, kind: "right" | "wrong"): Program[] {
  const folder = `test/programs/${lesson}`;
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith(".js"))
    .map((name) => {
      const own = readFileSync(`${folder}/${name}`, "utf8");
      const frame = /^\/\/ within: (.*)$/m.exec(own)?.[1];
      const source = frame
        ? readFileSync(`${folder}/${frame}`, "utf8").replace(/^ *\/\/ arrange$/m, () => own)
        : own;
      const smallest = /^\/\/ smallest: (.*)$/m.exec(source)?.[1]?.replaceAll(" | ", "\n");
      const largest = Number(/^\/\/ largest: (\d+)$/m.exec(source)?.[1] ?? Infinity);
      return { name, source, smallest, largest };
    });
}

/** Milliseconds after which a wrong program is taken to be endless; a right one ends, however busy the machine is. */
const LONGEST = 2000;

/** What the script of a program works on, as long as it runs. */
interface Work {
  readonly all: readonly (readonly Argument[])[];
  readonly outcomes: Outcome[];
  readonly isUpToFailure: boolean;
}

/**
 * Calls a program again and again, loaded anew each time: it may keep what it likes between its calls. To watch the time of a call takes
 * a hundred times as long as most calls, so many are watched together, and one by one only where that was too long.
 */
export function callsOf(
  { name, source }: Program,
  entry: string,
): (all: Work["all"], isUpToFailure?: boolean) => Outcome[] {
  // Names that no program has.
  const script = new Script(`{
  const { all: $all, outcomes: $outcomes, isUpToFailure: $isUpToFailure } = globalThis.work;
  while ($outcomes.length < $all.length && !($isUpToFailure && $outcomes.at(-1)?.kind === "failed")) {
    const given = structuredClone($all[$outcomes.length]);
    try {
      $outcomes.push({ kind: "value", value: (() => {\n${source}\nreturn ${entry}(...given);\n})() });
    } catch (error) {
      $outcomes.push({ kind: "failed", why: String(error) });
    }
  }
}`);
  const options = name.startsWith("right") ? {} : { timeout: LONGEST };
  /** Whether all have ended in time. */
  const isDone = (work: Work): boolean => {
    Object.assign(globalThis, { work });
    try {
      script.runInThisContext(options);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      return false;
    }
  };
  return (all, isUpToFailure = false) => {
    const outcomes: Outcome[] = [];
    while (!isDone({ all, outcomes, isUpToFailure })) {
      // All together were too long: is it this one, or were they only many?
      const alone: Work = {
        all: all.slice(outcomes.length, outcomes.length + 1),
        outcomes: [],
        isUpToFailure,
      };
      const isEnding = isDone(alone);
      outcomes.push(
        ...(isEnding ? alone.outcomes : [{ kind: "failed", why: `It took ${LONGEST} ms.` } as const]),
      );
    }
    return outcomes;
  };
}

/** The same for one call. */
export function callerOf(program: Program, entry: string): (args: readonly Argument[]) => Outcome {
  const calls = callsOf(program, entry);
  return (args) => calls([args])[0] as Outcome;
}

/** Runs a program on problems of its task, up to the first one to which it has no answer. */
export function runnerOf(program: Program, task: AnyTask): RunAll<unknown> {
  const calls = callsOf(program, task.entry);
  return async (problems) => {
    const all = problems.map((problem) => task.args(problem));
    const isAsked = (args: readonly Argument[]): boolean => !(Number(args[0]) > program.largest);
    const answers = calls(all.filter(isAsked), true);
    const outcomes: Outcome[] = [];
    for (const args of all) {
      const next: Outcome | undefined = isAsked(args) ? answers.shift() : { kind: "unknown" };
      if (!next) break;
      outcomes.push(next);
      if (next.kind === "failed") break;
    }
    return outcomes;
  };
}
