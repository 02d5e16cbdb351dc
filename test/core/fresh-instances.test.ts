/** What was asked on a figure comes back on a problem that was not seen: every question and every run of the articles. */
import { describe, expect, test } from "vitest";
import { namedMarks } from "#algorithms/core/lesson/scene.ts";
import { ownAnswer, perform } from "#algorithms/core/run/performed-run.ts";
import { stopsOf } from "#components/player/state/player-questions.ts";
import { runNow } from "#components/run/run.ts";
import { freshRun } from "#src/notebook/ask/fresh-run.ts";
import { freshStep } from "#src/notebook/ask/fresh-step.ts";
import { depth } from "#test/depth.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { textOf } from "../support/source-files.ts";

/** A random problem never comes to such a step: its question is asked as in the article. */
const ONLY_IN_ARTICLES = ["swiss-by-matching stand"];
const SEEDS = [1, 2, 77, 424_242];
const articles = Object.values(lessons).filter(({ performing }) => performing !== undefined);

/** The figures of an article that ask something: their examples, and before which steps. */
function askingFigures(lesson: string): { example: string; asks: string }[] {
  const tags = textOf(`content/lessons/en/${lesson}.mdx`).match(/<Figure [^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const [example, asks] = [of("example"), of("ask")];
    return example && asks ? [{ example, asks }] : [];
  });
}

const asked = articles.flatMap((lesson) =>
  askingFigures(lesson.id).flatMap(({ example, asks }) => {
    const text = inputOf(lesson.id, example) as string;
    const run = runNow(lesson, { kind: "example", id: example }, text);
    if (!run) throw new RangeError(`${lesson.id}: ${example} is long`);
    return stopsOf({ lesson, asks }, run).map(
      (position) =>
        [`${lesson.id}/${example}/${position}`, { lesson, run, example, text, position }] as const,
    );
  }),
);

test("articles ask on their figures", () => {
  expect(new Set(asked.map(([, { lesson }]) => lesson.id)).size).toBe(articles.length);
});

describe.each(asked)("the question %s", (_name, { lesson, run, ...of }) => {
  test("is the article's own for the seed 0", () => {
    const own = freshStep(lesson, of, 0);
    expect(own).toMatchObject({ position: of.position });
    expect(own?.run.text).toBe(of.text);
  });

  test("comes before a step of its kind on a random problem, and can be answered on the picture", () => {
    const kind = run.trace.stepAt(of.position).step;
    for (const seed of depth(SEEDS.slice(-2), SEEDS)) {
      const fresh = freshStep(lesson, of, seed);
      if (!fresh) throw new RangeError(`nothing is asked for the seed ${seed}`);
      const isOwn = ONLY_IN_ARTICLES.includes(`${lesson.id} ${kind}`);
      expect(fresh.run.source.kind).toBe(isOwn ? "example" : "random");
      expect(fresh.run.trace.stepAt(fresh.position).step).toBe(kind);
      const frame = fresh.run.cursor.seek(fresh.position - 1);
      const marks = namedMarks(lesson.scene(fresh.run.problem, frame).plate).map(({ id }) => id);
      expect(marks).toEqual(expect.arrayContaining([...fresh.question.choices]));
      expect(fresh.question.choices).toEqual(expect.arrayContaining([...fresh.question.answers]));
      expect(fresh.question.answers.length).toBeGreaterThan(0);
    }
  });
});

describe.each(articles.map((lesson) => [lesson.id, lesson] as const))("a run of %s", (_id, lesson) => {
  test("is performed in five to sixteen choices, on problems that differ", () => {
    const runs = SEEDS.map((seed) => freshRun(lesson, seed));
    for (const { problem } of runs) {
      const { taken } = perform(lesson, problem, { level: "stage", answer: ownAnswer });
      expect(taken.length).toBeGreaterThanOrEqual(5);
      expect(taken.length).toBeLessThanOrEqual(16);
    }
    expect(new Set(runs.map(({ text }) => text)).size).toBeGreaterThan(1);
  });
});
