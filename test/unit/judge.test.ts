import { describe, expect, test } from "vitest";
import { judge } from "#algorithms/judge.ts";
import { programsOf, runnerOf, tasks } from "../judged-programs.ts";

for (const [lesson, task] of tasks) {
  describe(`the judge of ${lesson}`, () => {
    test.each(programsOf(lesson, "right"))("accepts $name", async (program) => {
      const { failure } = await judge(task, runnerOf(program, task), { locale: "en" });
      expect(failure?.why).toBeUndefined();
    });

    test.each(programsOf(lesson, "wrong"))("refuses $name", async (program) => {
      const { failure } = await judge(task, runnerOf(program, task), { locale: "en" });
      expect(failure && task.write(failure.problem).trim()).toBe(program.smallest);
    });
  });
}
