import { describe, expect, test } from "vitest";
import { faultOf, judge } from "#algorithms/core/judge/judge.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { depth, sample } from "#test/depth.ts";
import { lessons } from "../support/all-lessons.ts";
import { callsOf, programsOf, runnerOf, tasks } from "../support/judged-programs.ts";

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

    const right = programsOf(lesson, "right");
    test.each(right.slice(0, depth(1, right.length)))("accepts $name", async (program) => {
      const { failure } = await judge(task, runnerOf(program, task), {
        count: depth<number | "few">("few", Infinity),
      });
      expect(failure?.why).toBeUndefined();
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

test("a program that does not end on one of its inputs fails on that one alone", () => {
  const source = "let calls = 0; function f(n) { calls += 1; while (n === 2); return [n, calls]; }";
  const calls = callsOf({ name: "wrong-two.js", source, smallest: undefined, largest: Infinity }, "f");
  const all = [[1], [2], [3]];
  const value = (n: number) => ({ kind: "value", value: [n, 1] });
  expect(calls(all)).toEqual([value(1), expect.objectContaining({ kind: "failed" }), value(3)]);
  expect(calls(all, true)).toHaveLength(2);
});
