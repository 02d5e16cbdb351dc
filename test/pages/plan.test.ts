/** The page of a plan: a coach's own words in it, and the papers that a class has ready. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import { withChanges } from "#src/class/plan/changed-plan.ts";
import { papersOf } from "#src/class/plan/papers-of.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { root } from "../support/source-files.ts";

const plans = import.meta.glob<LessonPlan>("/algorithms/lessons/*/words/en/class.ts", {
  eager: true,
  import: "lessonPlan",
});

describe.each(Object.entries(plans).map(([path, plan]) => [path.split("/")[3], plan] as const))(
  "%s",
  (id, plan) => {
    test("has papers, each an example that there is, and the diagrams that its plan shows among them", () => {
      const article = readFileSync(`${root}content/lessons/en/${id}.mdx`, "utf8");
      const papers = papersOf(plan, article, id);
      expect(papers.length).toBeGreaterThanOrEqual(1);
      expect(new Set(papers.map(({ lesson, example }) => `${lesson} ${example}`)).size).toBe(papers.length);
      for (const { lesson, example } of papers) {
        const loaded = lessons[`/algorithms/lessons/${lesson}/lesson.ts`];
        expect(inputOf(lesson, example ?? examplesOf(loaded)[0]), `${lesson} ${example}`).toBeDefined();
      }
      for (const name of plan.handouts ?? [])
        expect(papers.map(({ example, at }) => [example, at].join(" ").trim())).toContain(name);
    });

    test("takes a coach's own words in each of its texts, and leaves the others", () => {
      expect(withChanges(plan, {})).toEqual(plan);
      const [part] = plan.parts;
      const changed = withChanges(plan, {
        aim: "Mine.",
        "0.say": "Say this.",
        "0.question": "Why?",
        "9.say": "x",
      });
      expect(changed.aim).toBe("Mine.");
      expect(changed.bring).toBe(plan.bring);
      expect(changed.parts[0]).toEqual({
        ...part,
        say: "Say this.",
        ...(part.ask && { ask: { question: "Why?", answer: part.ask.answer } }),
      });
      expect(changed.parts.slice(1, 9)).toEqual(plan.parts.slice(1, 9));
    });
  },
);
