/** The questions about outcomes that lessons ask, found by their folders as lessons are. */
import type { Outcomes } from "#algorithms/core/lesson/outcome.ts";

const modules = import.meta.glob<Outcomes<unknown, unknown>>("/algorithms/lessons/*/asked/questions.ts", {
  import: "outcomes",
});

/** The questions of a lesson by name; none where it asks nothing. */
export async function outcomesOf(lesson: string): Promise<Outcomes<unknown, unknown>> {
  return (await modules[`/algorithms/lessons/${lesson}/asked/questions.ts`]?.()) ?? {};
}

/** Where they are asked in an article. */
export const OUTCOMES_ID = "exercise-what-comes-out";

const PREFIX = "outcome-";

/** The name under which answers to a question are kept: "outcome-when". */
export function outcomeSkill(name: string): string {
  return PREFIX + name;
}

/** The reverse; undefined for the name of something else. */
export function outcomeName(skill: string): string | undefined {
  return skill.startsWith(PREFIX) ? skill.slice(PREFIX.length) : undefined;
}
