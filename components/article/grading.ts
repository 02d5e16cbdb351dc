import type { Exercises, FadedTable } from "#algorithms/exercise.ts";

/** What a lesson's `exercises.ts` offers to its article. */
interface Grading {
  readonly exercises: Exercises;
  faded(n: number): FadedTable;
  /** The games of each round, as pairs of players from 1. */
  rounds(n: number): readonly (readonly (readonly [white: number, black: number])[])[];
}

const modules = import.meta.glob<Grading>("/algorithms/*/exercises.ts");

/** The graders of a lesson, fetched when first needed. Rejects when the lesson has none. */
export async function grading(lesson: string): Promise<Grading> {
  const load = modules[`/algorithms/${lesson}/exercises.ts`];
  if (load === undefined) throw new RangeError(`The lesson "${lesson}" has no exercises.ts`);
  return load();
}
