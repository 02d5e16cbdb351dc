import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./lesson-plan.en.ts";
import type { mutants } from "./mutants.ts";

export const lessonPlan: Readonly<Record<Locale, LessonPlan<typeof mutants>>> = { en };
