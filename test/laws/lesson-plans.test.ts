/** The plans for teaching: 45 minutes each, of things that the lesson has. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { type LessonPlan, shownBy } from "#algorithms/core/lesson/lesson-plan.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { positionsOf } from "#components/run/position-names.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { mutated } from "../support/all-mutants.ts";
import { root } from "../support/source-files.ts";

const plans = import.meta.glob<LessonPlan>("/algorithms/lessons/*/words/en/class.ts", {
  eager: true,
  import: "lessonPlan",
});

const MINUTES = 45;
const LEAST_PARTS = 5;
const LEAST_QUESTIONS = 3;
const LEAST_MISTAKES = 3;
/** Nobody reads a longer text while they speak. */
const LONGEST_TEXT = 420;

/** The diagrams of a lesson's article: its figures with their examples, and its comparisons. */
function diagramsOf(id: string): Map<string, { lesson: string; example: string }> {
  const article = readFileSync(`${root}content/lessons/en/${id}.mdx`, "utf8");
  const diagrams = new Map<string, { lesson: string; example: string }>();
  for (const [, tag, attributes] of article.matchAll(/<(Figure|Compare)\b([^>]*)/g)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const [lesson = "", example = ""] = attribute("left").split(" ");
    diagrams.set(
      attribute("id"),
      tag === "Compare"
        ? { lesson, example }
        : { lesson: attribute("lesson") || id, example: attribute("example") },
    );
  }
  return diagrams;
}

test("every lesson with mutants has a plan", () => {
  const planned = Object.keys(plans).map((path) => path.split("/")[3]);
  expect(planned.sort()).toEqual(mutated.map(({ lesson }) => lesson.id).sort());
});

describe.each(Object.entries(plans))("%s", (path, { parts, aim, bring }) => {
  const id = path.split("/")[3];
  const ofLesson = mutated.find(({ lesson }) => lesson.id === id);

  test("fills a lesson of 45 minutes", () => {
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(MINUTES);
    expect(parts.length).toBeGreaterThanOrEqual(LEAST_PARTS);
    expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
    expect(aim.endsWith(".") && bring.endsWith(".")).toBe(true);
  });

  test("shows what the article has, at steps that its runs come to", () => {
    const diagrams = diagramsOf(id);
    for (const { show, title } of parts) {
      if (show === undefined) continue;
      const { figure, at } = shownBy(show);
      const diagram = diagrams.get(figure);
      expect(diagram, `${title}: ${show}`).toBeDefined();
      if (!diagram) continue;
      const lesson = lessons[`/algorithms/lessons/${diagram.lesson}/lesson.ts`];
      const example = diagram.example || examplesOf(lesson)[0];
      const text = inputOf(diagram.lesson, example);
      expect(text, `${title}: the example ${example}`).toBeDefined();
      const { trace } = record(lesson, lesson.parse(text as string));
      expect(positionsOf(trace, at), `${title}: ${show}`).toHaveLength(1);
    }
  });

  test("asks, and is ready for the wrong answers", () => {
    expect(parts.filter(({ ask }) => ask).length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
    const expected = parts.flatMap(({ wrong = [] }) => wrong.map(({ mistake }) => mistake));
    expect(new Set(expected).size).toBeGreaterThanOrEqual(LEAST_MISTAKES);
    for (const mistake of expected) expect(Object.keys(ofLesson?.mutants ?? {}), mistake).toContain(mistake);
  });

  test("can be read while one speaks", () => {
    for (const { say, ask, wrong = [] } of parts)
      for (const text of [say, ask?.question ?? "", ask?.answer ?? "", ...wrong.map((each) => each.say)])
        expect(text.length, text).toBeLessThanOrEqual(LONGEST_TEXT);
  });
});
