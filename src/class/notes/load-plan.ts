/** The plan of a lesson in the notes, with the coach's own words in it. */
import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import { sentencesOf } from "#components/article/behavior/mutant-parts.ts";
import { planChanges, withChanges } from "../plan/changed-plan.ts";
import { planOf } from "../plan/plan-of.ts";

/** A plan, and what is said on the site of each mistake that it expects. */
export interface LoadedPlan {
  readonly plan: LessonPlan;
  readonly mistakes: Readonly<Record<string, string>>;
}

/** The plan of a lesson; undefined for one that has none. */
export async function loadPlan(lesson: string): Promise<LoadedPlan | undefined> {
  const [plan, mistakes = {}] = await Promise.all([planOf(lesson), sentencesOf(lesson)]);
  return plan && { plan: withChanges(plan, planChanges(lesson)), mistakes };
}
