import { describe, expect, test } from "vitest";
import { faultOf, judge } from "#algorithms/core/judge/judge.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { depth, sample } from "#test/depth.ts";
import { lessons } from "../support/all-lessons.ts";
import { programsOf, runnerOf, tasks } from "../support/judged-programs.ts";

for (const [lesson, task] of tasks) {
  describe(`the judge of ${lesson}`, () => {
    test("takes the answer to the example as it is shown to readers", () => {
      const known = lessons[`/algorithms/lessons/${lesson}/lesson.ts`];
      if (!known) throw new RangeError(lesson);
      const { result } = record(known, known.parse(task.lessonText(task.example)));
      const answer = task.answerOf(result, task.example);
      const value = JSON.parse(JSON.stringify(task.answer.give?.(answer) ?? answer)) as unknown;
      // Where a function returns lists they are shown, not the text that a program prints.
      if (/\[\]/.test(task.returns) && !task.returns.includes("{")) expect(value).toBeInstanceOf(Array);
      expect(faultOf(task, task.example, { kind: "value", value })).toBeUndefined();
    });

    test("accepts every right program", async () => {
      const programs = programsOf(lesson, "right");
      for (const program of programs.slice(0, depth(1, programs.length))) {
        const { failure } = await judge(task, runnerOf(program, task), {
          count: depth<number | "few">("few", Infinity),
        });
        expect(failure?.why, program.name).toBeUndefined();
      }
    });

    const searched = new Set(sample(programsOf(lesson, "wrong"), 1).map(({ name }) => name));

    // The few inputs are among the others: on those, too, a program fails that fails on these.
    test.each(programsOf(lesson, "wrong"))(
      "refuses $name on few inputs, and shows the smallest",
      async (program) => {
        const run = runnerOf(program, task);
        const few = await judge(task, run, { count: "few", mayShrink: () => false });
        expect(few.failure?.why).toBeDefined();
        // What is smallest is looked for among all inputs: in the quick depth by one program.
        if (!searched.has(program.name)) return;
        const { failure } = await judge(task, run, {});
        expect(failure?.why).toBeDefined();
        if (program.smallest !== undefined)
          expect(failure && task.write(failure.problem).trim()).toBe(program.smallest);
      },
    );
  });
}
