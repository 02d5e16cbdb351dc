/** Five minutes of recall: what is asked, in which order, and as which instance. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Exercises } from "#algorithms/core/lesson/exercise.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { fadedId, fadedOf } from "#components/article/behavior/exercise-id.ts";
import type { Known } from "#components/journal/known.ts";
import { askedRows } from "#src/notebook/ask/fresh-table.ts";
import { freshSeed, planSession } from "#src/notebook/plan.ts";

const known = (lesson: string, skill: string): Known => ({
  ...{ lesson, skill, kind: "number", right: 1, wrong: 0, isRight: true, isRecalled: false },
  ...{ due: 0, seeds: [0], mistakes: [] },
});

describe("a session", () => {
  const due = fc
    .array(fc.constantFrom("a", "b", "c"), { maxLength: 15 })
    .map((lessons) => lessons.map((lesson, k) => known(lesson, `s${k}`)));

  test("asks what is due, each once, as many as there is time for, and what waits longest first", () => {
    fc.assert(
      fc.property(due, fc.integer({ min: 1, max: 8 }), (all, most) => {
        const plan = planSession(all, most);
        expect(plan).toHaveLength(Math.min(most, all.length));
        expect(new Set(plan).size).toBe(plan.length);
        if (all.length > 0) expect(plan[0]).toBe(all[0]);
        for (const lesson of ["a", "b", "c"]) {
          const own = all.filter((each) => each.lesson === lesson);
          expect(plan.filter((each) => each.lesson === lesson)).toEqual(
            own.slice(0, plan.filter((each) => each.lesson === lesson).length),
          );
        }
      }),
    );
  });

  test("stays with a lesson only when no other one is left", () => {
    fc.assert(
      fc.property(due, (all) => {
        const plan = planSession(all, 99);
        for (const [k, { lesson }] of plan.entries())
          if (k > 0 && plan[k - 1].lesson === lesson)
            expect(new Set(plan.slice(k).map((each) => each.lesson)).size).toBe(1);
      }),
    );
  });
});

const modules = import.meta.glob<Exercises>("/algorithms/lessons/*/asked/questions.ts", { eager: true });
const tasks = Object.entries(modules).flatMap(([path, { exercises }]) =>
  Object.entries(exercises).map(([id, make]) => [`${path.split("/")[3]} ${id}`, make] as const),
);

describe.each(tasks)("a fresh instance of %s", (_name, make) => {
  test("asks something that was not seen, or is answered by an input of the reader's own", () => {
    const tell = (seed: number) => {
      const { prompt, given } = make(seed);
      return `${prompt}\n${given}`;
    };
    const isAlwaysTheSame = tell(1) === tell(0) && tell(2) === tell(0);
    const random = seededRandom(7);
    let seen = [0];
    for (let k = 0; k < 4; k++) {
      const seed = freshSeed(seen, tell, random);
      if (isAlwaysTheSame) expect(seed).toBe(0);
      else expect(seen.map(tell)).not.toContain(tell(seed));
      seen = [...seen, seed];
    }
  });
});

test("a worked table is found by the name under which its answers are kept", () => {
  const tables = [undefined, "colored", "of-two-words"].flatMap((table) => [
    { n: 5, table },
    { n: 12, table },
  ]);
  expect(tables.map(({ n, table }) => fadedOf(fadedId(n, table)))).toEqual(tables);
  expect(["faded", "faded-", "faded-colored", "meeting", "unfaded-5"].map(fadedOf)).toEqual(
    Array(5).fill(undefined),
  );
});

test("of a worked table its last rows are asked: some nine cells, and never the first row", () => {
  const asked = (rows: number, columns: number) =>
    askedRows({ rows: Array(rows).fill([]), columns: Array(columns).fill("") });
  expect([asked(5, 3), asked(7, 4), asked(9, 5), asked(4, 2), asked(2, 3), asked(5, 12)]).toEqual([
    3, 2, 1, 3, 1, 1,
  ]);
});

test("where all instances were seen, another one comes than the last", () => {
  const tell = (seed: number) => String(seed % 3);
  const random = seededRandom(1);
  for (let k = 0; k < 20; k++) expect(freshSeed([0, 1, 2], tell, random) % 3).not.toBe(2);
});
