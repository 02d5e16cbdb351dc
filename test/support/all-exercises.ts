/** What every lesson asks in its article. */
import type { Exercises } from "#algorithms/core/lesson/exercise.ts";
import type { Outcomes } from "#algorithms/core/lesson/outcome.ts";

interface Asked extends Exercises {
  readonly outcomes?: Outcomes<unknown, unknown>;
}

const modules = import.meta.glob<Asked>("/algorithms/lessons/*/asked/questions.ts", { eager: true });

/** The questions and tables of a lesson; undefined if it asks nothing. */
export function exercisesOf(lesson: string): Exercises | undefined {
  return modules[`/algorithms/lessons/${lesson}/asked/questions.ts`];
}

/** The questions of a lesson on what comes out of a run; undefined if it asks none. */
export function outcomesOf(lesson: string): Outcomes<unknown, unknown> | undefined {
  return modules[`/algorithms/lessons/${lesson}/asked/questions.ts`]?.outcomes;
}
