import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { record } from "#algorithms/core/run/trace.ts";
import {
  courseResult,
  MOST_KEPT,
  NO_COURSE,
  packCourse,
  reduceCourse,
  sessionTime,
  unpackCourse,
} from "#components/embed/course-score.ts";
import { EMBED_LEVELS, type EmbedChoice, formatEmbed, parseEmbed } from "#components/embed/embed-address.ts";
import { edgeOf, partOf, reducePart } from "#components/embed/embed-state.ts";
import type { StandaloneNews } from "#components/embed/standalone-figure.ts";
import { beginPlayer, type PlayerAction } from "#components/player/state/player-state.ts";
import { runNow } from "#components/run/run.ts";
import { manifestOf } from "#components/take-away/course-package.ts";
import { drawnKind } from "#src/build/lesson-bundles.ts";
import { figuresOf } from "#src/lib/figures-of.ts";
import { lessonFolder } from "#src/lib/lesson-folders.ts";
import { lessonIds, loadLesson } from "#src/registry/lessons.ts";

const EXAMPLES = ["seven", "eight"];

describe("the address of a small player", () => {
  const choices: fc.Arbitrary<EmbedChoice> = fc.record({
    source: fc.oneof(
      fc.constantFrom(...EXAMPLES).map((id) => ({ kind: "example" as const, id })),
      fc.string({ minLength: 1, maxLength: 200 }).map((text) => ({ kind: "own" as const, text })),
    ),
    version: fc.integer({ min: 1, max: 99 }),
    from: fc.nat(10_000),
    to: fc.option(fc.nat(10_000), { nil: undefined }),
    level: fc.constantFrom(...EMBED_LEVELS),
    loops: fc.boolean(),
    plays: fc.boolean(),
    asks: fc.constantFrom("", "turn 3, left 11"),
    theme: fc.constantFrom("light", "dark", undefined),
  });

  test("is read as it was written", async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const query = await formatEmbed(choice);
        // A lone surrogate is no text.
        fc.pre(choice.source.kind !== "own" || choice.source.text.isWellFormed());
        expect(await parseEmbed(new URLSearchParams(query), EXAMPLES)).toEqual({ ...choice, unread: [] });
      }),
    );
  });

  test("names what it cannot read, and shows the rest", async () => {
    const read = (query: string) => parseEmbed(new URLSearchParams(query), EXAMPLES);
    expect((await read("run=1.nine.3&to=x&level=foo&theme=blue")).unread).toEqual([
      "run",
      "to",
      "level",
      "theme",
    ]);
    expect(await read("run=%3Cscript%3E&from=4")).toMatchObject({
      source: { kind: "example", id: "seven" },
      from: 4,
      unread: ["run"],
    });
    expect(await read("")).toMatchObject({ from: 0, to: undefined, level: "move", loops: false, unread: [] });
  });
});

describe("a part of a run", () => {
  test("is never left, whatever is done", async () => {
    const { lesson, inputs } = await loadLesson("circle-method");
    const run = runNow(lesson, { kind: "example", id: "seven" }, inputs.get("seven") ?? "");
    if (!run) throw new Error("the run is short");
    const { length } = run.trace;
    const actions: fc.Arbitrary<PlayerAction> = fc.oneof(
      fc.record({ type: fc.constant("seek" as const), position: fc.integer({ min: -5, max: 200 }) }),
      fc.record({ type: fc.constant("advance" as const), steps: fc.integer({ min: 1, max: 30 }) }),
      fc.record({
        type: fc.constant("move" as const),
        level: fc.constantFrom(...EMBED_LEVELS),
        direction: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.constantFrom({ type: "play" as const }, { type: "reveal" as const }),
    );
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(120),
        fc.boolean(),
        fc.array(actions, { maxLength: 40 }),
        (from, to, loops, all) => {
          const part = partOf({ from, to, loops }, length);
          let state = beginPlayer({ lesson, asks: "turn 3, left 11, game 17" }, run, part.from);
          for (const action of all) {
            state = reducePart(state, action, part);
            expect(state.position).toBeGreaterThanOrEqual(part.from);
            expect(state.position).toBeLessThanOrEqual(part.to);
            if (state.asking) expect(state.asking.position).toBeLessThanOrEqual(part.to);
          }
          if (!state.asking) {
            expect(edgeOf(state, part, 1) === "end").toBe(state.position === part.to);
            expect(edgeOf(state, part, -1) === "start").toBe(state.position === part.from);
          }
        },
      ),
    );
  });

  test("played to its end stops, or begins anew", async () => {
    const { lesson, inputs } = await loadLesson("circle-method");
    const run = runNow(lesson, { kind: "example", id: "seven" }, inputs.get("seven") ?? "");
    if (!run) throw new Error("the run is short");
    for (const loops of [false, true]) {
      const part = { from: 3, to: 9, loops };
      let state = beginPlayer({ lesson, asks: "" }, run, 3);
      state = reducePart(state, { type: "play" }, part);
      const seen: number[] = [];
      for (let k = 0; k < 8; k++) {
        state = reducePart(state, { type: "advance", steps: 1 }, part);
        seen.push(state.position);
      }
      expect(seen).toEqual(loops ? [4, 5, 6, 7, 8, 9, 3, 4] : [4, 5, 6, 7, 8, 9, 9, 9]);
      expect(state.playing).toBe(loops);
    }
  });
});

describe("the bundle of a lesson", () => {
  test("has what draws all pictures of its examples", async () => {
    for (const id of lessonIds) {
      const { lesson, inputs } = await loadLesson(id);
      const kind = drawnKind(`${lessonFolder(id)}/`);
      for (const text of inputs.values()) {
        const problem = lesson.parse(text);
        const { trace } = record(lesson, problem, { budget: 300 });
        const cursor = trace.cursor();
        for (const position of [0, 1, trace.length >> 1, trace.length])
          expect(lesson.scene(problem, cursor.seek(position)).plate.kind).toBe(kind);
      }
    }
  });
});

test("the figures of an article are found as they are written", () => {
  const text = readFileSync(new URL("../../content/lessons/en/circle-method.mdx", import.meta.url), "utf8");
  const figures = figuresOf(text);
  expect(figures).toHaveLength(text.split("<Figure ").length - 1);
  expect(figures[0]).toMatchObject({ id: "d1", lesson: "circle-method", example: "seven", step: "full 2" });
});

describe("a course", () => {
  const news: fc.Arbitrary<StandaloneNews> = fc.oneof(
    fc.record({
      kind: fc.constant("begun" as const),
      figure: fc.constantFrom("d1", "d2"),
      questions: fc.nat(4),
    }),
    fc.record({
      kind: fc.constant("answered" as const),
      figure: fc.constantFrom("d1", "d2"),
      position: fc.nat(50),
      isRight: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant("moved" as const),
      figure: fc.constantFrom("d1", "d2"),
      position: fc.nat(50),
      isLast: fc.boolean(),
    }),
  );

  test("is kept and read back", () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 30 }), (all) => {
        const state = all.reduce(reduceCourse, NO_COURSE);
        expect(unpackCourse(packCourse(state))).toEqual(state);
      }),
    );
    expect(unpackCourse("<script>|x y;;d1:2:9:1+")).toEqual(NO_COURSE);
    expect(packCourse(unpackCourse("d1:2:1:3+,5-|d1"))).toBe("d1:2:1:3+,5-|d1");
    expect(MOST_KEPT).toBe(4096);
    // What was typed is kept where there is room; what counts, in any case.
    const typed = { kind: "kept", text: '{"answers":{"2":"50 % | no; “é”"}}' } as const;
    const state = [{ kind: "begun", figure: "d1", questions: 2 } as const, typed].reduce(
      reduceCourse,
      NO_COURSE,
    );
    expect(unpackCourse(packCourse(state))).toEqual(state);
    expect(unpackCourse(packCourse({ ...state, kept: "x".repeat(MOST_KEPT) }))).toEqual({
      ...state,
      kept: "",
    });
    expect(unpackCourse("d1:2:0:|d1|%E0%A4%A").kept).toBe("");
  });

  test("tells its time as each edition writes it", () => {
    expect([0, 59.6, 3661, 10 * 3600 + 9].map((seconds) => sessionTime(seconds, "1.2"))).toEqual([
      ...["00:00:00", "00:01:00", "01:01:01", "10:00:09"],
    ]);
    expect([0, 61.2].map((seconds) => sessionTime(seconds, "2004"))).toEqual(["PT0S", "PT61S"]);
    // SCORM 1.2: two to four digits of hours, two of minutes and of seconds.
    fc.assert(
      fc.property(fc.nat(100_000_000), (seconds) => {
        expect(sessionTime(seconds, "1.2")).toMatch(/^\d{2,4}:[0-5]\d:[0-5]\d$/);
      }),
    );
  });

  test("counts first answers, and is complete when all are given", () => {
    const done = (...all: StandaloneNews[]) => courseResult(all.reduce(reduceCourse, NO_COURSE));
    const begun = { kind: "begun", figure: "d1", questions: 2 } as const;
    const answer = (position: number, isRight: boolean) =>
      ({ kind: "answered", figure: "d1", position, isRight }) as const;
    expect(done(begun)).toEqual({ score: undefined, isComplete: false, isPassed: false });
    expect(done(begun, answer(3, false), answer(3, true))).toMatchObject({ score: 0, isComplete: false });
    expect(done(begun, answer(3, true), answer(5, true))).toEqual({
      score: 1,
      isComplete: true,
      isPassed: true,
    });
    expect(done(begun, answer(3, true), answer(5, false))).toEqual({
      score: 0.5,
      isComplete: true,
      isPassed: false,
    });
    const quiet = { kind: "begun", figure: "d9", questions: 0 } as const;
    expect(done(quiet)).toEqual({ score: undefined, isComplete: false, isPassed: false });
    expect(done(quiet, { kind: "moved", figure: "d9", position: 7, isLast: true })).toMatchObject({
      isComplete: true,
    });
  });

  test("has a manifest whose names are safe", () => {
    for (const edition of ["1.2", "2004"] as const) {
      const text = manifestOf({ id: "x", title: 'A <b> & "c"', edition });
      expect(text).not.toContain("<b>");
      expect(text).toContain(edition === "1.2" ? "<schemaversion>1.2<" : "<schemaversion>2004 4th Edition<");
      expect(text).toContain('href="index.html"');
    }
  });
});
