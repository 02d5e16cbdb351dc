import { readdirSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { judge, type Outcome, type RunAll } from "#algorithms/judge.ts";
import type { AnyTask } from "#algorithms/judged-task.ts";

const tasks = import.meta.glob<{ task: AnyTask }>("/algorithms/*/judge/task.ts", { eager: true });

/** A program, loaded anew for each problem: it may keep what it likes between them. */
function runnerOf(source: string, task: AnyTask): RunAll<unknown> {
  const script = new Script(`${source}\n;${task.entry}`);
  return async (problems) =>
    problems.map((problem): Outcome => {
      try {
        const program = script.runInThisContext({ timeout: 2000 }) as (...args: unknown[]) => unknown;
        return { kind: "value", value: program(...structuredClone(task.args(problem))) };
      } catch (error) {
        return { kind: "failed", why: String(error) };
      }
    });
}

for (const [path, { task }] of Object.entries(tasks)) {
  const lesson = path.split("/")[2] as string;
  const folder = `test/programs/${lesson}`;
  const programs = readdirSync(folder).filter((name) => name.endsWith(".js"));

  describe(`the judge of ${lesson}`, () => {
    test.each(programs.filter((name) => name.startsWith("right-")))("accepts %s", async (name) => {
      const source = readFileSync(`${folder}/${name}`, "utf8");
      const { failure } = await judge(task, runnerOf(source, task), { locale: "en" });
      expect(failure?.why).toBeUndefined();
    });

    test.each(programs.filter((name) => name.startsWith("wrong-")))("refuses %s", async (name) => {
      const source = readFileSync(`${folder}/${name}`, "utf8");
      const { failure } = await judge(task, runnerOf(source, task), { locale: "en" });
      const smallest = /^\/\/ smallest: (.*)$/m.exec(source)?.[1]?.replaceAll(" | ", "\n");
      expect(failure && task.write(failure.problem).trim()).toBe(smallest);
    });
  });
}
