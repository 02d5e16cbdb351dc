/** The plans for teaching, found as lessons are. */
import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import { sentencesOf } from "#components/article/behavior/mutant-parts.ts";
import type { Locale } from "#src/i18n/locales.ts";

const plans = import.meta.glob<Readonly<Record<Locale, LessonPlan>>>("/algorithms/lessons/*/lesson-plan.ts", {
  import: "lessonPlan",
});

/** A plan, and what is said on the site of each mistake that it expects. */
export interface LoadedPlan {
  readonly plan: LessonPlan;
  readonly mistakes: Readonly<Record<string, string>>;
}

/** The plan of a lesson; undefined for one that has none. */
export async function loadPlan(lesson: string, locale: Locale): Promise<LoadedPlan | undefined> {
  const [plan, mistakes = {}] = await Promise.all([
    plans[`/algorithms/lessons/${lesson}/lesson-plan.ts`]?.(),
    sentencesOf(lesson, locale),
  ]);
  return plan && { plan: plan[locale], mistakes };
}
