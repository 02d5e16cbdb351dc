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

/** Milliseconds after which a program is taken to be endless; a right one ends, however busy the machine is. */
const LONGEST = { right: 600_000, wrong: 2000 } as const;

/** Calls a program, loaded anew each time: it may keep what it likes between its calls. */
export function callerOf({ name, source }: Program, entry: string): (args: readonly Argument[]) => Outcome {
  const script = new Script(`(() => {\n${source}\nreturn ${entry}(...given);\n})()`);
  const timeout = LONGEST[name.startsWith("right") ? "right" : "wrong"];
  return (args) => {
    Object.assign(globalThis, { given: structuredClone(args) });
    try {
      return { kind: "value", value: script.runInThisContext({ timeout }) };
    } catch (error) {
      return { kind: "failed", why: String(error) };
    }
  };
}

/** Runs a program on problems of its task, up to the first one to which it has no answer. */
export function runnerOf(program: Program, task: AnyTask): RunAll<unknown> {
  const call = callerOf(program, task.entry);
  return async (problems) => {
    const outcomes: Outcome[] = [];
    for (const problem of problems) {
      const args = task.args(problem);
      outcomes.push(Number(args[0]) > program.largest ? { kind: "unknown" } : call(args));
      if (outcomes.at(-1)?.kind === "failed") break;
    }
    return outcomes;
  };
}
