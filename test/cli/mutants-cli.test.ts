import { describe, expect, test } from "vitest";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { expectHelp, expectRefused, kibitz, kibitzProcess, mistakesIn } from "#test/support/run-kibitz.ts";
import { mutated } from "../support/all-mutants.ts";

type Told = Readonly<Record<"name" | "sentence" | "input" | "gives" | "right", string>>;

const toldIn = (out: string): Told[] =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Told);

describe("kibitz mistakes", () => {
  test("helps, and names the lessons that have some", async () => {
    await expectHelp(kibitz("mistakes --help"), "--format json", 110);
    for (const { lesson } of mutated) await expectHelp(kibitz("mistakes --help"), `  ${lesson.id}\n`);
  });

  test("prints a mistake a line, with the keys in their order", async () => {
    const { code, out, err } = await kibitz("mistakes circle-method --format json");
    expect([code, err]).toEqual([0, ""]);
    expect((await kibitz("mistakes circle-method")).out).toBe(out);
    for (const told of toldIn(out))
      expect(Object.keys(told)).toEqual(["name", "sentence", "input", "gives", "right"]);
  });

  test.each(mutated.map((each) => [each.lesson.id, each] as const))(
    "tells of %s what its mutants give, as Node loads them and as Vite does",
    (id, { lesson, mutants, solvers, words, small }) => {
      const { code, out, err } = kibitzProcess(["mistakes", id]);
      expect([code, err]).toEqual([0, ""]);
      const all = toldIn(out);
      expect(all.map(({ name }) => name)).toEqual(Object.keys(mutants));
      for (const { name, sentence, input, gives, right } of all) {
        expect(sentence).toBe(words?.[name]);
        const problem = lesson.parse(input);
        const run = runMutant(lesson, solvers[name] as typeof lesson.solve, problem);
        if (run.end === "result") expect(gives, name).toBe(small.told(run.result, problem));
        expect(right, name).toBe(small.told(runMutant(lesson, lesson.solve, problem).result, problem));
        expect(gives === right, name).toBe(false);
      }
    },
  );

  test("tells people the same", async () => {
    const { out } = await kibitz("mistakes circle-method --format text");
    const all = toldIn((await kibitz("mistakes circle-method")).out);
    for (const { name, sentence, gives } of all) {
      expect(out).toContain(`${name}\n  ${sentence}\n`);
      expect(out).toContain(`  gives   ${gives}\n`);
    }
  });

  test("refuses calls that say too little, too much or something else", async () => {
    await expectRefused(mistakesIn(kibitz("mistakes")), ["1:2 usage"]);
    await expectRefused(mistakesIn(kibitz("mistakes circle-methods")), ["1:2 usage"]);
    await expectRefused(mistakesIn(kibitz("mistakes circle-method twice")), ["1:3 usage"]);
    await expectRefused(mistakesIn(kibitz("mistakes circle-method --format xml --seed")), [
      "1:3 usage",
      "1:5 usage",
    ]);
    await expectRefused(mistakesIn(kibitz("mistakes circle-method --format")), ["1:3 usage"]);
  });
});
