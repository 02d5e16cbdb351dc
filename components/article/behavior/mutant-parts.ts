/**
 * What the folders of lessons hold of their mutants, found as lessons are. Each part is loaded when it is asked for, and is
 * undefined for a lesson that has none.
 */

import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { MutantChanges, Piece } from "#algorithms/core/mistakes/changed-lines.ts";
import type { Mutants, MutantWords, SmallProblems } from "#algorithms/core/mistakes/mutant.ts";

type Named<T> = Readonly<Record<string, T>>;

const solvers = import.meta.glob<Named<AnyLesson["solve"]>>("/algorithms/lessons/*/asked/mistakes.ts", {
  query: "?solvers",
  import: "solvers",
});
const changes = import.meta.glob<MutantChanges>("/algorithms/lessons/*/asked/mistakes.ts", {
  query: "?changes",
  import: "changes",
});
const pieces = import.meta.glob<Named<readonly Piece[]>>("/algorithms/lessons/*/asked/mistakes.ts", {
  query: "?pieces",
  import: "pieces",
});
const words = import.meta.glob<MutantWords<Mutants>>("/algorithms/lessons/*/words/en/class.ts", {
  import: "mutantWords",
});
const smallest = import.meta.glob<Named<string>>("/algorithms/lessons/*/asked/smallest-inputs.json", {
  import: "default",
});
const small = import.meta.glob<SmallProblems<unknown, unknown>>("/algorithms/lessons/*/asked/mistakes.ts");

/** The algorithms of a lesson's mutants, by their names. */
export async function solversOf(lesson: string): Promise<Named<AnyLesson["solve"]> | undefined> {
  return solvers[`/algorithms/lessons/${lesson}/asked/mistakes.ts`]?.();
}

/** The lines that each mutant changes, and what it breaks. */
export async function changesOf(lesson: string): Promise<MutantChanges | undefined> {
  return changes[`/algorithms/lessons/${lesson}/asked/mistakes.ts`]?.();
}

/** Where each mutant that can be broken differs from the right program. */
export async function piecesOf(lesson: string): Promise<Named<readonly Piece[]> | undefined> {
  return pieces[`/algorithms/lessons/${lesson}/asked/mistakes.ts`]?.();
}

/** What comes out by each mutant, in a sentence. */
export async function sentencesOf(lesson: string): Promise<Named<string> | undefined> {
  return words[`/algorithms/lessons/${lesson}/words/en/class.ts`]?.();
}

/** The smallest input on which each mutant fails. */
export async function smallestInputsOf(lesson: string): Promise<Named<string> | undefined> {
  return smallest[`/algorithms/lessons/${lesson}/asked/smallest-inputs.json`]?.();
}

/** The small problems of a lesson, and how its results are told in a line. */
export async function smallProblemsOf(lesson: string): Promise<SmallProblems<unknown, unknown> | undefined> {
  return small[`/algorithms/lessons/${lesson}/asked/mistakes.ts`]?.();
}
