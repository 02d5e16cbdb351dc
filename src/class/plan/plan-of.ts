/** The plans for teaching, found as lessons are. */
import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";

const plans = import.meta.glob<LessonPlan>("/algorithms/lessons/*/words/en/class.ts", {
  import: "lessonPlan",
});

/** The plan of a lesson as it was written; undefined for one that has none. */
export async function planOf(lesson: string): Promise<LessonPlan | undefined> {
  return plans[`/algorithms/lessons/${lesson}/words/en/class.ts`]?.();
}
