/** All of a lesson's mutants that is shown when one of them is. */

import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { MutantChanges } from "#algorithms/core/mistakes/changed-lines.ts";
import {
  changesOf,
  sentencesOf,
  smallestInputsOf,
  solversOf,
} from "#components/article/behavior/mutant-parts.ts";

/** The mutants of a lesson, by name. */
export interface LoadedMutants {
  readonly solvers: Readonly<Record<string, AnyLesson["solve"]>>;
  readonly changes: MutantChanges;
  /** The smallest input on which each fails. */
  readonly smallest: Readonly<Record<string, string>>;
  readonly sentences: Readonly<Record<string, string>>;
}

/** Loads the mutants of a lesson. Throws a RangeError where it has none. */
export async function loadMutants(id: string): Promise<LoadedMutants> {
  const [solvers, changes, smallest, sentences] = await Promise.all([
    solversOf(id),
    changesOf(id),
    smallestInputsOf(id),
    sentencesOf(id),
  ]);
  if (!solvers || !changes || !smallest || !sentences)
    throw new RangeError(`there are no mutants of the lesson "${id}"`);
  return { solvers, changes, smallest, sentences };
}
