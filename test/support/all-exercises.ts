/** What every lesson asks in its article. */
import type { Exercises } from "#algorithms/core/lesson/exercise.ts";

const modules = import.meta.glob<Exercises>("/algorithms/lessons/*/asked/questions.ts", { eager: true });

/** The questions and tables of a lesson; undefined if it asks nothing. */
export function exercisesOf(lesson: string): Exercises | undefined {
  return modules[`/algorithms/lessons/${lesson}/asked/questions.ts`];
}
