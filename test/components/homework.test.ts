/** Homework comes back as it was answered: in a file, in a code among other words, and never damaged. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainName } from "#components/journal/journal-file.ts";
import {
  formatHomework,
  type Homework,
  packHomework,
  readHomework,
  unpackHomework,
} from "#components/tour/homework.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { homeworkOf } from "#src/tours/HandIn.tsx";
import { NOTHING } from "#src/tours/use-progress.ts";
import { tries } from "#test/depth.ts";

const words = fc.string({ unit: "grapheme", maxLength: 40 });
/** As a page has made them of what was typed. */
const names = fc.string({ unit: "binary", maxLength: 40 }).map((typed) => plainName(typed));
const homework: fc.Arbitrary<Homework> = fc.record({
  tour: fc.stringMatching(/^[0-9a-z]{1,7}$/),
  title: words,
  stops: fc.constant(9),
  name: names,
  at: fc.nat(2_000_000_000),
  answers: fc.uniqueArray(
    fc.record({
      stop: fc.integer({ min: 1, max: 9 }),
      question: words,
      given: words,
      right: fc.option(fc.boolean(), { nil: undefined }),
    }),
    { maxLength: 9, selector: ({ stop }) => stop },
  ),
});

describe("homework", () => {
  test("comes out of a file and of a code as it went in; a code has no questions", async () => {
    await fc.assert(
      fc.asyncProperty(homework, homework, async (one, other) => {
        const kind = "homework";
        expect(readHomework(formatHomework(one, 1))).toEqual({ kind, homework: one });
        const bare = (made: Homework) => ({
          ...made,
          answers: made.answers.map((answer) => ({ ...answer, question: "" })),
        });
        const message = `Hi coach: ${await packHomework(one)}, and\n>${await packHomework(other)}.`;
        expect(await unpackHomework(message)).toEqual(
          [one, other].map((made) => ({ kind, homework: bare(made) })),
        );
      }),
      { numRuns: tries(60) },
    );
  });

  test("whose code was changed in any one letter is damaged, and never another one's", async () => {
    const [answers, at] = [[{ stop: 1, question: "", given: "6", right: false }], 1_800_000_000];
    const code = await packHomework({ tour: "abc", title: "T", stops: 3, name: "Żaneta", at, answers });
    for (let k = 3; k < code.length; k++) {
      const changed = `${code.slice(0, k)}${code[k] === "x" ? "y" : "x"}${code.slice(k + 1)}`;
      const read = await unpackHomework(changed);
      expect(
        read.filter(({ kind }) => kind === "homework"),
        changed,
      ).toEqual([]);
    }
    expect(await unpackHomework(code.replace(/^h1/, "h7"))).toEqual([{ kind: "version", version: 7 }]);
  });

  test("that is something else, of a later version or not whole is told apart", () => {
    const at = 1_800_000_000;
    const whole = { tour: "abc", title: "T", stops: 3, name: "Ana", at, answers: [] };
    const text = formatHomework(whole);
    for (const other of ["", "[]", "null", "7", '{"program":"kibitz","holds":"journal"}'])
      expect(readHomework(other), other).toEqual({ kind: "other" });
    expect(readHomework(text.replace('"version":1', '"version":2'))).toEqual({ kind: "version", version: 2 });
    const rows = ["[[1,true]]", '[[0,true,""]]', '[[4,true,""]]', '[[1,2,""]]', "[7]", "{}"];
    for (const row of rows)
      expect(readHomework(text.replace('"answers":[]', `"answers":${row}`)), row).toEqual({
        kind: "damaged",
      });
    expect(readHomework(text.replace('"abc"', '"<img>"'))).toEqual({ kind: "damaged" });
    // A name is on one line and no longer than one, or it is none; what was answered is read all the same.
    const nameIn = (name: string) => {
      const read = readHomework(formatHomework({ ...whole, name }));
      return read.kind === "homework" ? read.homework.name : read.kind;
    };
    expect([nameIn(" Ana\n\u202eB "), nameIn("\u200b "), nameIn("n".repeat(10_000))]).toEqual([
      "Ana B",
      undefined,
      "n".repeat(80),
    ]);
  });

  test("has the first answers of the stops that ask, and what was asked there", () => {
    const firsts = {
      1: { right: false, given: "6" },
      2: { right: true, given: "?" },
      4: { right: true, given: "" },
    };
    const made = homeworkOf(exampleTour, { ...NOTHING, firsts }, "Ana");
    expect(made).toMatchObject({ title: exampleTour.title, stops: 6, name: "Ana" });
    expect(made.answers).toEqual([
      { stop: 1, question: exampleTour.stops[0].question, given: "6", right: false },
      { stop: 4, question: exampleTour.stops[3].sentence, given: "", right: true },
    ]);
    // The same tour is the same for all pupils, and another one is another.
    expect(homeworkOf(exampleTour, NOTHING, "Bo").tour).toBe(made.tour);
    expect(homeworkOf({ ...exampleTour, title: "x" }, NOTHING, "Bo").tour).not.toBe(made.tour);
  });
});
