/** The tasks of all lessons, and the programs that the tests have for them. */

import { readdirSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import type { Outcome, RunAll } from "#algorithms/judge.ts";
import type { AnyTask, Argument } from "#algorithms/judged-task.ts";

const found = import.meta.glob<{ task: AnyTask }>("/algorithms/*/judge/task.ts", { eager: true });

/** The tasks by lesson. */
export const tasks: ReadonlyMap<string, AnyTask> = new Map(
  Object.entries(found).map(([path, { task }]) => [path.split("/")[2] as string, task]),
);

/** A program that a test has for a task. */
export interface Program {
  readonly name: string;
  readonly source: string;
  /** Of a wrong one the smallest input on which it fails, as it stands on standard input. */
  readonly smallest: string | undefined;
}

/** The programs of a lesson that are right, or those that are wrong. */
export function programsOf(lesson: string, kind: "right" | "wrong"): Program[] {
  const folder = `test/programs/${lesson}`;
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith(".js"))
    .map((name) => {
      const source = readFileSync(`${folder}/${name}`, "utf8");
      const smallest = /^\/\/ smallest: (.*)$/m.exec(source)?.[1]?.replaceAll(" | ", "\n");
      return { name, source, smallest };
    });
}

/** Calls a program, loaded anew each time: it may keep what it likes between its calls. */
export function callerOf({ source }: Program, entry: string): (args: readonly Argument[]) => Outcome {
  const script = new Script(`${source}\n;${entry}`);
  return (args) => {
    try {
      const program = script.runInThisContext({ timeout: 2000 }) as (...args: unknown[]) => unknown;
      return { kind: "value", value: program(...structuredClone(args)) };
    } catch (error) {
      return { kind: "failed", why: String(error) };
    }
  };
}

/** Runs a program on problems of its task. */
export function runnerOf(program: Program, task: AnyTask): RunAll<unknown> {
  const call = callerOf(program, task.entry);
  return async (problems) => problems.map((problem) => call(task.args(problem)));
}
