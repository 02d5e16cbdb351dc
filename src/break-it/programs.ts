/** The wrong programs of the lessons, found by their files. Each is loaded when it is asked for. */
import type { Locale } from "#algorithms/lesson.ts";
import type { Mutants, MutantWords, SmallProblems } from "#algorithms/mutant.ts";
import type { Piece } from "./changed-lines.ts";

const pieces = import.meta.glob<Readonly<Record<string, readonly Piece[]>>>("/algorithms/*/mutants.ts", {
  query: "?pieces",
  import: "pieces",
});
const words = import.meta.glob<Readonly<Record<Locale, MutantWords<Mutants>>>>(
  "/algorithms/*/mutant-words.ts",
  { import: "mutantWords" },
);
const smallest = import.meta.glob<Readonly<Record<string, string>>>("/algorithms/*/smallest-inputs.json", {
  import: "default",
});
const small = import.meta.glob<SmallProblems<unknown, unknown>>("/algorithms/*/small-problems.ts");

/** The programs of a lesson that can be broken: those that break no claim anywhere are not among them. */
export async function breakable(lesson: string): Promise<string[]> {
  return Object.keys((await pieces[`/algorithms/${lesson}/mutants.ts`]?.()) ?? {});
}

/** All that is told of a lesson's programs. */
export interface Programs {
  /** Where each differs from the right one, by its name. */
  readonly pieces: Readonly<Record<string, readonly Piece[]>>;
  /** What comes out when a program is wrong like this, by its name. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The smallest input that breaks it, by its name. */
  readonly smallest: Readonly<Record<string, string>>;
  /** The result of an input in a line of notation. */
  told(result: unknown, problem: unknown): string;
}

/** Loads what is told of a lesson's programs. Throws a RangeError where it has none. */
export async function loadPrograms(lesson: string, locale: Locale): Promise<Programs> {
  const [changed, sentences, inputs, problems] = await Promise.all([
    pieces[`/algorithms/${lesson}/mutants.ts`]?.(),
    words[`/algorithms/${lesson}/mutant-words.ts`]?.(),
    smallest[`/algorithms/${lesson}/smallest-inputs.json`]?.(),
    small[`/algorithms/${lesson}/small-problems.ts`]?.(),
  ]);
  if (!changed || !sentences || !inputs || !problems)
    throw new RangeError(`the lesson "${lesson}" has no wrong programs`);
  return { pieces: changed, sentences: sentences[locale], smallest: inputs, told: problems.told };
}
