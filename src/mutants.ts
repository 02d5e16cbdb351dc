/** The mutants of lessons, found by their folders as lessons are, and loaded when one is shown. */
import type { AnyLesson, Locale } from "../algorithms/lesson.ts";
import type { Mutants, MutantWords } from "../algorithms/mutant.ts";
import type { MutantChanges } from "./build/mutant-modules.ts";

const solvers = import.meta.glob<Readonly<Record<string, AnyLesson["solve"]>>>("/algorithms/*/mutants.ts", {
  query: "?solvers",
  import: "solvers",
});
const changes = import.meta.glob<MutantChanges>("/algorithms/*/mutants.ts", {
  query: "?changes",
  import: "changes",
});
const smallest = import.meta.glob<Readonly<Record<string, string>>>("/algorithms/*/smallest-inputs.json", {
  import: "default",
});
const words = import.meta.glob<Readonly<Record<Locale, MutantWords<Mutants>>>>(
  "/algorithms/*/mutant-words.ts",
  { import: "mutantWords" },
);

/** The mutants of a lesson, by name. */
export interface LoadedMutants {
  readonly solvers: Readonly<Record<string, AnyLesson["solve"]>>;
  readonly changes: MutantChanges;
  /** The smallest input on which each fails. */
  readonly smallest: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<Locale, MutantWords<Mutants>>>;
}

/** Loads the mutants of a lesson. Throws a RangeError where it has none. */
export async function loadMutants(id: string): Promise<LoadedMutants> {
  const folder = `/algorithms/${id}`;
  const [programs, lines, inputs, sentences] = await Promise.all([
    solvers[`${folder}/mutants.ts`]?.(),
    changes[`${folder}/mutants.ts`]?.(),
    smallest[`${folder}/smallest-inputs.json`]?.(),
    words[`${folder}/mutant-words.ts`]?.(),
  ]);
  if (!programs || !lines || !inputs || !sentences) throw new RangeError(`there are no mutants in ${folder}`);
  return { solvers: programs, changes: lines, smallest: inputs, words: sentences };
}
