import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";

/** What the bundle of a lesson brings. */
export interface LessonParts {
  readonly lesson: AnyLesson;
  readonly inputs: Readonly<Record<string, string>>;
}
