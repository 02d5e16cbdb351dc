import type { FadedTable, Program } from "#algorithms/exercise.ts";
import type { Locale } from "#algorithms/lesson.ts";
import type { Mutants, MutantWords } from "#algorithms/mutant.ts";
import { namedMistake, spelledTable, wrongTables } from "#algorithms/named-mistake.ts";

const solvers = import.meta.glob<Readonly<Record<string, Program>>>("/algorithms/*/mutants.ts", {
  query: "?solvers",
  import: "solvers",
});
const words = import.meta.glob<Readonly<Record<Locale, MutantWords<Mutants>>>>(
  "/algorithms/*/mutant-words.ts",
  { import: "mutantWords" },
);

/** A mistake that was recognised. */
export interface Mistake {
  readonly name: string;
  /** What comes out like this, and what is right. */
  readonly sentence: string;
}

/**
 * The mistake by which the cells that the reader has filled come out, the others being empty; undefined where none is
 * recognised. Rejects when what is needed does not come.
 */
export async function mistakeIn(
  lesson: string,
  table: FadedTable,
  typed: readonly (readonly string[])[],
  locale: Locale,
): Promise<Mistake | undefined> {
  const [loadSolvers, loadWords] = [
    solvers[`/algorithms/${lesson}/mutants.ts`],
    words[`/algorithms/${lesson}/mutant-words.ts`],
  ];
  if (!table.compared || !loadSolvers || !loadWords) return undefined;
  const [programs, sentences] = await Promise.all([loadSolvers(), loadWords()]);
  const right = spelledTable(table, table.rows);
  const [name] = namedMistake(spelledTable(table, typed), right, wrongTables(table, programs));
  const sentence = name === undefined ? undefined : sentences[locale][name];
  return name === undefined || sentence === undefined ? undefined : { name, sentence };
}
