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

const articleOf = (id: string) => readFileSync(`${root}content/lessons/en/${id}.mdx`, "utf8");

describe.each(Object.entries(plans).map(([path, plan]) => [path.split("/")[3], plan] as const))(
  "%s",
  (id, plan) => {
    test("has papers, each an example that there is, and the diagrams that its plan shows among them", () => {
      const papers = papersOf(plan, articleOf(id), id);
      const pictures = papers.filter((paper) => "lesson" in paper);
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(new Set(pictures.map(({ lesson, example }) => `${lesson} ${example}`)).size).toBe(
        pictures.length,
      );
      for (const { lesson, example } of pictures) {
        const loaded = lessons[`/algorithms/lessons/${lesson}/lesson.ts`];
        expect(inputOf(lesson, example ?? examplesOf(loaded)[0]), `${lesson} ${example}`).toBeDefined();
      }
      for (const name of plan.handouts?.filter((each) => !/^(?:cards|grid|table) /.test(each)) ?? [])
        expect(pictures.map(({ example, at }) => [example, at].join(" ").trim())).toContain(name);
    });

    test("has the cards and the empty grids that it wants to lie ready", () => {
      const papers = papersOf(plan, articleOf(id), id);
      const counted = papers.flatMap((paper) => ("cards" in paper ? [paper.cards.join(" ")] : []));
      if (/\b(?:cards|slips)\b/i.test(plan.bring)) expect(counted.length, plan.bring).toBeGreaterThan(0);
      // "the numbers 1 to 8", "A to F": each of them is on a card.
      const [, from, to] = /(\w) to (\w)\b/.exec(plan.bring) ?? [];
      if (from !== undefined && counted.length > 0)
        expect(
          counted.some((texts) => texts.startsWith(from) && texts.endsWith(to)),
          plan.bring,
        ).toBe(true);
      const grids = papers.filter((paper) => "rows" in paper);
      if (/\b(?:grid|squared)\b/i.test(plan.bring)) expect(grids.length, plan.bring).toBeGreaterThan(0);
      for (const { rows, columns } of grids) expect(Math.min(rows, columns)).toBeGreaterThan(1);
      const tables = papers.filter((paper) => "table" in paper);
      if (/\blist of criteria\b/.test(plan.bring)) expect(tables.length, plan.bring).toBeGreaterThan(0);
      for (const { table } of tables) {
        expect(table.length).toBeGreaterThan(2);
        expect(new Set(table.map(({ length }) => length)).size).toBe(1);
      }
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

test("a plan names cards by the first and the last, or by what stands on each", () => {
  const plan = { aim: "", bring: "", parts: [] };
  const papers = (...handouts: string[]) => papersOf({ ...plan, handouts }, "", "x");
  expect(papers("cards 4 to 7", "cards A to C", "cards 0: 5, 7 / 1: 5", "cards 8 to 11")).toEqual([
    { cards: ["4", "5", "6", "7"] },
    { cards: ["A", "B", "C"] },
    { cards: ["0: 5, 7", "1: 5"] },
    { cards: ["8", "9", "10", "11"] },
  ]);
  expect(papers("grid 4 by 3", "grid 4 by 3", "flowers pick 4")).toEqual([
    { rows: 4, columns: 3 },
    { lesson: "x", example: "flowers", at: "pick 4" },
  ]);
  const article =
    "# A\n\n| no | b |\n|---|---|\n| 0 | 0 |\n\n| rule | it wants |\n|---|---|\n| C1 | *one* |\n\nEnd.\n";
  expect(papersOf({ ...plan, handouts: ["table rule"] }, article, "x")).toEqual([
    {
      table: [
        ["rule", "it wants"],
        ["C1", "*one*"],
      ],
    },
  ]);
});
