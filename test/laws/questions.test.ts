/** A question never hides what it asks about: whatever the frame before it showed is still there. */

import { parseHTML } from "linkedom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { Key } from "#components/panels/Key.tsx";
import type { DrawOptions } from "#components/picture/views/marks.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { depth, sample } from "../depth.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { questionsOf } from "../support/questions.ts";

/** Of one example so many questions are drawn: what they show changes from kind to kind, not from step to step. */
const MOST_OF_KIND = depth(1, 2);

interface Shown {
  readonly id: string;
  readonly role: string;
  /** Everything else that is seen of the mark. */
  readonly signs: string;
}

function shownIn(plate: Plate, options: DrawOptions): Shown[] {
  const { document } = parseHTML(`<body><svg>${plateMarkup(plate, options)}</svg></body>`);
  return [...document.querySelectorAll("[data-id], .guide, .note, .edge")].map((mark) => ({
    id: mark.getAttribute("data-id") ?? "",
    role: mark.getAttribute("data-role") ?? "",
    signs: ["data-tone", "data-solid", "data-ghost", "data-thin", "data-dotted", "transform", "class"]
      .map((name) => mark.getAttribute(name) ?? "–")
      .concat(mark.textContent ?? "")
      .join(" | "),
  }));
}

describe.each(Object.values(lessons).map((lesson) => [lesson.id, lesson] as const))("%s", (id, lesson) => {
  test("shows at a question all that the frame before it showed", () => {
    let asked = 0;
    for (const example of sample(examplesOf(lesson), 3)) {
      const problem = lesson.parse(inputOf(id, example));
      const seen = new Map<string, number>();
      for (const { question, before, next } of questionsOf(lesson, problem)) {
        const times = (seen.get(next.step) ?? 0) + 1;
        seen.set(next.step, times);
        if (times > MOST_OF_KIND) continue;
        asked++;
        const { plate, key } = lesson.scene(problem, before);
        const choices = new Set(question.choices);
        const wrong = question.choices.filter((choice) => !question.answers.includes(choice));
        const rejected = new Set(wrong.slice(0, 1));
        const where = `${example}, before ${next.step} ${times}`;
        const [still, open] = [
          shownIn(plate, { tween: "none" }),
          shownIn(plate, { tween: "none", choices, rejected }),
        ];
        const byId = new Map(open.filter((mark) => mark.id !== "").map((mark) => [mark.id, mark]));
        for (const mark of still.filter((each) => each.id !== "")) {
          const now = byId.get(mark.id);
          const lent = rejected.has(mark.id) ? "rejected" : "candidate";
          const isLent = mark.role === "idle" && choices.has(mark.id);
          expect(now, where).toEqual({ ...mark, role: isLent ? lent : mark.role });
        }
        const anonymous = (marks: readonly Shown[]) => marks.filter((mark) => mark.id === "");
        // Areas without a role are drawn only when they can be chosen, so there may be more letters, never fewer.
        expect(anonymous(open).length, where).toBeGreaterThanOrEqual(anonymous(still).length);
        const legend = renderToStaticMarkup(
          createElement(Key, { entries: key, kind: plate.kind, asking: true, words: playerWords }),
        );
        for (const entry of key)
          expect(legend, where).toContain(
            renderToStaticMarkup(createElement("i", {}, entry.text)).slice(3, -4),
          );
      }
    }
    if (lesson.predict) expect(asked).toBeGreaterThan(0);
  });
});
