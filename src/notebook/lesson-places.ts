import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { breakable } from "../exercises/break-it/programs.ts";
import { OUTCOMES_ID, outcomeSkill, outcomesOf } from "../exercises/outcomes/questions.ts";
import { outcomeWords } from "../exercises/outcomes/words.en.ts";
import { plainInline } from "../lib/inline.ts";
import { lessonPages, outlineOf, sectionsOf } from "../lib/lesson-pages.ts";
import { loadLesson } from "../registry/lessons.ts";
import type { LessonPlaces, Places } from "./places.ts";

/** The places of all lessons, in their order. */
export async function lessonPlaces(): Promise<Places> {
  const pages = await lessonPages();
  const all = pages.map(async ({ id, entry }): Promise<[string, LessonPlaces]> => {
    const [{ lesson }, { diagrams, exercises }, sections, programs, outcomes] = await Promise.all([
      loadLesson(id),
      outlineOf(entry),
      sectionsOf(entry),
      breakable(id),
      outcomesOf(id),
    ]);
    const asked = exercises.flatMap(({ id: place, title, reviews }) =>
      reviews.map((review) => [review, [place, title]] as const),
    );
    const words = outcomeWords;
    const questions = Object.keys(outcomes).map(
      (name, k) => [outcomeSkill(name), [OUTCOMES_ID, words.name(k + 1)]] as const,
    );
    return [
      id,
      {
        title: plainInline(entry.data.title),
        sections,
        programs,
        version: lesson.version,
        exercises: Object.fromEntries([...asked, ...questions]),
        // Of several figures with one example the first one counts.
        figures: Object.fromEntries(
          diagrams.toReversed().map((diagram) => [diagram.example ?? examplesOf(lesson)[0], diagram.id]),
        ),
        performed: diagrams[0].id,
      },
    ];
  });
  return Object.fromEntries(await Promise.all(all));
}
