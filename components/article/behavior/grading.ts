import type { Exercises, WorkedTable } from "#algorithms/core/lesson/exercise.ts";

const modules = import.meta.glob<Exercises>("/algorithms/lessons/*/asked/questions.ts");

/** A part of what a lesson asks in its article, fetched when first needed. Rejects when the lesson lacks it. */
export async function grading<Part extends keyof Exercises>(
  lesson: string,
  needed: Part,
): Promise<Required<Exercises>[Part]> {
  const part = (await modules[`/algorithms/lessons/${lesson}/asked/questions.ts`]?.())?.[needed];
  if (part === undefined) throw new RangeError(`the exercises of "${lesson}" have no ${needed}`);
  return part as Required<Exercises>[Part];
}

/** The worked table of a lesson, or the one of this name, which has to be there. */
export async function workedTable(lesson: string, name: string | undefined): Promise<WorkedTable> {
  return name === undefined
    ? grading(lesson, "faded")
    : ((await grading(lesson, "tables"))[name] as WorkedTable);
}
