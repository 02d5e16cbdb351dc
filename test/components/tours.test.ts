/** Tours: how they travel, what becomes of damaged ones, and how a step is found again. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { record, type Trace } from "#algorithms/core/run/trace.ts";
import { packText } from "#components/run/link.ts";
import { isRightAnswer, ownChoices, toldAnswer } from "#components/tour/own-answer.ts";
import {
  ASKS,
  formatTour,
  HIDDEN,
  MOST_SENTENCE,
  MOST_WRONG,
  readTour,
  type Tour,
  type TourStop,
} from "#components/tour/tour.ts";
import { packTour, sumOf, unpackTour } from "#components/tour/tour-link.ts";
import { findStep, stepName } from "#components/tour/tour-step.ts";
import { haltsOf } from "#components/twin/twin-halts.ts";
import { lessonIds, loadAlgorithm, loadLesson } from "#src/registry/lessons.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { type FoundStop, openStop } from "#src/tours/open-stop.ts";
import { tries } from "#test/depth.ts";

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const sentence = fc
  .string({ unit: "grapheme", maxLength: 200 })
  .filter((text) => text.length <= MOST_SENTENCE);
const source: fc.Arbitrary<TourStop["source"]> = fc.oneof(
  name.map((id) => ({ kind: "example" as const, id })),
  fc.record({ kind: fc.constant("random" as const), seed: fc.nat(), size: fc.nat(500) }),
  sentence.map((text) => ({ kind: "own" as const, text })),
);
const stop: fc.Arbitrary<TourStop> = fc
  .record(
    {
      ...{ lesson: name, version: fc.nat(99), page: name, figure: name, source, index: fc.nat(2_000_000) },
      step: fc.oneof(
        fc.constantFrom("start", "end"),
        fc
          .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.integer({ min: 1, max: 99_999 }))
          .map((pair) => pair.join(" ")),
      ),
      tool: fc.stringMatching(/^[qw][\w~-]{1,30}$/),
      ...{ sentence, asks: fc.constantFrom(...ASKS), question: sentence },
      answer: sentence.map((text) => (text.trim() === "" ? "" : text)),
      wrong: fc.array(sentence, { maxLength: MOST_WRONG }),
      marks: fc.array(fc.stringMatching(/^[a-z][\w.:-]{0,20}$/), { maxLength: 9 }),
      hides: fc.subarray([...HIDDEN]),
    },
    {
      requiredKeys: [
        "lesson",
        "version",
        "figure",
        "source",
        "index",
        "step",
        "sentence",
        "asks",
        "question",
        "answer",
        "wrong",
        "hides",
      ],
    },
  )
  .map((made) => made as TourStop);
const beside: fc.Arbitrary<TourStop["beside"]> = fc.record({
  ...{ lesson: name, version: fc.nat(99), source, by: fc.constantFrom("step" as const, "round" as const) },
});
/** A halt of a comparison, which asks nothing by itself. */
const comparison: fc.Arbitrary<TourStop> = fc
  .tuple(stop, beside, fc.constantFrom("none", "own"))
  .map(([{ tool: _, ...made }, other, asks]) => ({ ...made, beside: other, asks }) as TourStop);
const tour: fc.Arbitrary<Tour> = fc.record({
  title: sentence,
  opening: sentence,
  stops: fc.array(fc.oneof({ weight: 3, arbitrary: stop }, comparison), { maxLength: 12 }),
});

describe("a tour", () => {
  test("comes out of a link and of a file as it went in", async () => {
    await fc.assert(
      fc.asyncProperty(tour, async (made) => {
        const same = { kind: "tour", tour: made, wrong: [] };
        expect(await unpackTour(`#${await packTour(made)}`)).toEqual(same);
        expect(readTour(formatTour(made, 1))).toEqual(same);
      }),
      { numRuns: tries(60) },
    );
  });

  test("keeps to letters that every address and every chat leaves alone", async () => {
    const hash = await packTour(exampleTour);
    expect(hash).toMatch(/^1\.[\w-]+\.[0-9a-z]+$/);
    expect(await unpackTour(`${hash}).`)).toMatchObject({ kind: "tour" });
  });

  test("whose link was cut, or changed in any one letter, is never taken for another one", async () => {
    const hash = await packTour(exampleTour);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: hash.length - 1 }),
        fc.constantFrom(..."abcXYZ019-_"),
        async (at, letter) => {
          const changed = `${hash.slice(0, at)}${letter}${hash.slice(at + 1)}`;
          if (changed !== hash) expect(await unpackTour(changed)).toEqual({ kind: "damaged" });
          expect(await unpackTour(hash.slice(0, at))).toEqual({ kind: "damaged" });
        },
      ),
      { numRuns: tries(300) },
    );
  });

  test("of a later version is told by its number, in a link and in a file", async () => {
    const hash = await packTour(exampleTour);
    expect(await unpackTour(hash.replace(/^1/, "5"))).toEqual({ kind: "version", version: 5 });
    const text = formatTour(exampleTour).replace('"version":1', '"version":7');
    expect(readTour(text)).toEqual({ kind: "version", version: 7 });
  });

  test("is of the second version only with a comparison: older copies of the site play the others", async () => {
    const [plain] = exampleTour.stops;
    const compared = {
      ...plain,
      beside: { lesson: "rotation", version: 1, source: plain.source, by: "round" },
    };
    const made = (stops: readonly unknown[]) => ({ ...exampleTour, stops }) as Tour;
    expect(formatTour(made([plain]))).toContain('"version":1,"title"');
    expect(formatTour(made([plain, compared]))).toContain('"version":2,"title"');
    const asked = { ...plain, tool: "wc8-1" };
    expect(formatTour(made([plain, compared, asked]))).toContain('"version":3,"title"');
    expect(
      readTour(formatTour(made([asked, { ...asked, tool: "x8" }, { ...compared, tool: "wc8-1" }]))),
    ).toEqual({
      ...{ kind: "tour", tour: made([asked]), wrong: [2, 3] },
    });
    expect(await packTour(made([compared]))).toMatch(/^2\./);
    expect(await unpackTour(await packTour(made([compared])))).toEqual({
      ...{ kind: "tour", tour: made([{ ...compared, asks: plain.asks }]), wrong: [] },
    });
    // A comparison asks nothing by itself, whatever its text says.
    expect(await unpackTour(await packTour(made([{ ...compared, asks: "step" }])))).toMatchObject({
      tour: { stops: [{ asks: "none" }] },
    });
  });

  test("is of the third version with choices or several right answers, and only then", async () => {
    const [plain] = exampleTour.stops;
    const made = (change: Partial<TourStop>): Tour => ({ ...exampleTour, stops: [{ ...plain, ...change }] });
    for (const change of [{ wrong: ["6"] }, { answer: "7\nseven" }]) {
      expect(await packTour(made(change))).toMatch(/^3\./);
      expect(await unpackTour(await packTour(made(change)))).toMatchObject({ tour: { stops: [change] } });
    }
    expect(await packTour(made({ answer: "seven" }))).toMatch(/^1\./);
    // More than there are letters, or what is no text, is no stop.
    for (const wrong of ["6", [6], Array.from({ length: MOST_WRONG + 1 }, String)])
      expect(readTour(formatTour(made({ wrong } as unknown as Partial<TourStop>)))).toMatchObject({
        wrong: [1],
      });
  });

  test("is of the fourth version with an answer by a touch, and only then", async () => {
    const [plain] = exampleTour.stops;
    const touch = { asks: "touch", question: "Which one?", marks: ["p5", "r2.c3"] } as const;
    const made = (change: object): Tour => ({ ...exampleTour, stops: [{ ...plain, ...change } as TourStop] });
    const hash = await packTour(made(touch));
    expect(hash).toMatch(/^4\./);
    expect(await unpackTour(hash)).toEqual({ kind: "tour", tour: made(touch), wrong: [] });
    // Before the first mark is told, too.
    expect(await packTour(made({ ...touch, marks: undefined }))).toMatch(/^4\./);
    expect(await packTour(made({ asks: "own" }))).toMatch(/^1\./);
    for (const marks of ["p5", [5], ["p 5"], ['"><img>'], Array.from({ length: 401 }, String)])
      expect(readTour(formatTour(made({ ...touch, marks })))).toMatchObject({ wrong: [1] });
    // A comparison has two pictures, and neither is touched.
    const beside = { lesson: "rotation", version: 1, source: plain.source, by: "round" };
    expect(readTour(formatTour(made({ ...touch, beside })))).toMatchObject({
      tour: { stops: [{ asks: "none" }] },
    });
  });

  test("takes any of several right answers, and offers each once among the wrong ones", () => {
    const asked = { answer: "7\n seven \n\nSeven.", wrong: ["14", "6", "SEVEN", "8"] };
    for (const given of ["7", "seven", " Seven. "]) expect(isRightAnswer(asked, given), given).toBe(true);
    for (const given of ["14", "7 seven", ""]) expect(isRightAnswer(asked, given), given).toBe(false);
    expect(toldAnswer({ answer: "7\nseven" })).toBe("7 / seven");
    const choices = ownChoices({ ...asked, answer: "7\n10" });
    expect(choices.map(({ letter, text }) => `${letter} ${text}`)).toEqual([
      ...["A 6", "B 7", "C 8", "D 10", "E 14", "F SEVEN"],
    ]);
    expect(choices.filter(({ isRight }) => isRight).map(({ text }) => text)).toEqual(["7", "10"]);
    expect(ownChoices({ answer: "7", wrong: [] })).toEqual([]);
  });

  test("has no answer where that is blanks and line ends, to which nothing could be right", () => {
    const [first] = exampleTour.stops;
    const asked = { ...(first as TourStop), answer: " \n\n" };
    expect(readTour(formatTour({ ...exampleTour, stops: [asked] }))).toMatchObject({
      tour: { stops: [{ answer: "" }] },
    });
  });

  test("is no other JSON, no bomb, and no text", async () => {
    expect(readTour("{")).toEqual({ kind: "damaged" });
    for (const other of ["[]", "null", "3", '{"program":"kibitz","holds":"journal","version":1}'])
      expect(readTour(other)).toEqual({ kind: "other" });
    const packed = await packText(" ".repeat(5_000_000));
    expect(await unpackTour(`1.${packed}.${sumOf(packed)}`)).toEqual({ kind: "damaged" });
  });

  test("loses only the stops that are not whole", () => {
    const [good] = exampleTour.stops;
    const given = JSON.parse(formatTour({ ...exampleTour, stops: [good] }));
    const [whole] = given.stops;
    const bad = [
      null,
      { ...whole, lesson: "../etc" },
      { ...whole, input: {} },
      { ...whole, step: "<b>game</b> 1" },
      { ...whole, index: -1 },
      { ...whole, sentence: "x".repeat(MOST_SENTENCE + 1) },
      { ...whole, asks: "all" },
      { ...whole, hides: ["page"] },
      { ...whole, sentence: { toString: 1 } },
      { ...whole, beside: null },
      { ...whole, beside: { lesson: "rotation", version: 1, input: { id: "eight" } } },
      { ...whole, beside: { lesson: "rotation", version: 1, input: {}, by: "step" } },
      { ...whole, beside: { lesson: "../etc", version: 1, input: { id: "eight" }, by: "step" } },
    ];
    const read = readTour(JSON.stringify({ ...given, stops: [whole, ...bad, whole] }));
    expect(read).toEqual({
      kind: "tour",
      tour: { ...exampleTour, stops: [good, good] },
      wrong: bad.map((_, k) => k + 2),
    });
  });

  test("has at most 100 stops; those beyond are told", () => {
    const [good] = exampleTour.stops;
    const read = readTour(formatTour({ title: "", opening: "", stops: Array(103).fill(good) }));
    expect(read).toMatchObject({ kind: "tour", wrong: [101, 102, 103] });
  });
});

/** A trace whose steps are of these kinds. */
function traceOf(kinds: readonly string[]): Pick<Trace, "length" | "stepAt"> {
  return { length: kinds.length, stepAt: (position) => ({ step: kinds[position - 1], a: 0, b: 0 }) };
}

describe("a step", () => {
  test("of every lesson has a name that leads to it and that the articles understand", {}, async () => {
    for (const id of lessonIds) {
      const { lesson, inputs } = await loadLesson(id);
      const { trace } = record(lesson, lesson.parse(inputs.get(examplesOf(lesson)[0]) ?? ""), {
        budget: 2000,
      });
      const seen = new Map<string, number>();
      for (let position = 0; position <= Math.min(trace.length, 400); position++) {
        const kind = position === 0 ? "" : trace.stepAt(position).step;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        const step = stepName(trace, position);
        expect(step).toBe(position === 0 ? "start" : `${kind} ${seen.get(kind)}`);
        expect(findStep(trace, { step, index: 0 })).toEqual({ position, isThere: true });
        if (position > 0) expect(trace.occurrence(kind, seen.get(kind) ?? 0)).toBe(position);
      }
    }
  });

  test("that is gone is told, and the nearest one by search over all positions is shown", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("game", "turn", "full"), { maxLength: 30 }),
        fc.constantFrom("game", "turn", "rest"),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(40),
        (kinds, kind, number, index) => {
          const found = findStep(traceOf(kinds) as Trace, { step: `${kind} ${number}`, index });
          // All positions, each with its distance: how many steps of the kind it is off; others count only where there is none.
          const all = kinds.map((each, k) => ({
            position: k + 1,
            off:
              each === kind
                ? Math.abs(number - kinds.slice(0, k + 1).filter((other) => other === kind).length)
                : Infinity,
          }));
          const best = all.reduce((a, b) => (b.off < a.off ? b : a), { position: 0, off: Infinity });
          if (best.off < Infinity)
            expect(found).toEqual({ position: best.position, isThere: best.off === 0 });
          else {
            const near = [0, ...all.map(({ position }) => position)].reduce((a, b) =>
              Math.abs(b - index) < Math.abs(a - index) ? b : a,
            );
            expect(found).toEqual({ position: near, isThere: false });
          }
        },
      ),
    );
  });
});

describe("a stop", () => {
  const never = () => Promise.reject(new Error("no worker here"));
  const [first] = exampleTour.stops;

  test("of our example is where it says, and asks what it says", async () => {
    for (const each of exampleTour.stops) {
      const found = await openStop(each, never);
      expect(found).toMatchObject({ kind: "found", told: undefined });
      if (found.kind === "found" && each.asks === "step") {
        const lesson = await loadAlgorithm(each.lesson);
        const call = found.run.trace.stepAt(found.position);
        expect(
          lesson.predict?.[call.step]?.(found.run.scout.seek(found.position - 1), call, found.run.problem),
        ).toBeDefined();
      }
    }
  });

  test("tells what has changed: the lesson, the example, the step, the input", async () => {
    const open = (change: Partial<TourStop>) => openStop({ ...first, ...change }, never);
    expect(await open({ lesson: "fool-s-mate" })).toEqual({ kind: "lesson", lesson: "fool-s-mate" });
    expect(await open({ version: 0 })).toMatchObject({ told: "version" });
    expect(await open({ step: "game 5000" })).toMatchObject({ told: "step" });
    expect(await open({ source: { kind: "example", id: "lost" } })).toMatchObject({ told: "example" });
    expect(await open({ source: { kind: "own", text: "" } })).toMatchObject({ kind: "input" });
    expect(await open({ source: { kind: "random", seed: 1, size: 99_999 } })).toMatchObject({
      kind: "input",
    });
  });

  test("of two runs stands at a halt of both, and tells what has changed in either", async () => {
    const eight = { kind: "example", id: "eight" } as const;
    const lesson = await loadAlgorithm("recursive-halving");
    const beside = { lesson: lesson.id, version: lesson.version, source: eight, by: "round" as const };
    const stop: TourStop = { ...first, asks: "none", source: eight, beside, step: "round 3", index: 3 };
    const open = (change: Partial<TourStop>, other: Partial<typeof beside> = {}) =>
      openStop({ ...stop, ...change, beside: { ...beside, ...other } }, never);
    const found = await open({});
    expect(found).toMatchObject({ kind: "found", position: 3, told: undefined });
    if (found.kind !== "found" || !found.beside) throw new Error("there is no comparison");
    // Eight players meet in seven rounds of four games, whichever way; the halves of a field fill theirs one after the other.
    const gamesAt = ({ loaded: { lesson }, run }: Pick<FoundStop, "loaded" | "run">) =>
      haltsOf({ lesson, run }, "round").map((halt) => {
        const kinds = Array.from({ length: halt }, (_, k) => run.trace.stepAt(k + 1).step);
        return kinds.filter((kind) => kind === "game" || kind === "guest").length;
      });
    expect(gamesAt(found)).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
    const halving = gamesAt(found.beside);
    expect(halving).toHaveLength(8);
    expect([halving[1], halving[7]]).toEqual([4, 28]);
    expect(await open({ index: 7 })).toMatchObject({ position: 7, told: undefined });
    expect(await open({ index: 8 })).toMatchObject({ position: 7, told: "step" });
    expect(await open({}, { version: 99 })).toMatchObject({ told: "version" });
    expect(await open({}, { source: { ...eight, id: "lost" } as never })).toMatchObject({ told: "example" });
    expect(await open({}, { lesson: "fool-s-mate" })).toEqual({ kind: "lesson", lesson: "fool-s-mate" });
    expect(await open({}, { source: { kind: "own", text: "" } as never })).toMatchObject({ kind: "input" });
  });
});
