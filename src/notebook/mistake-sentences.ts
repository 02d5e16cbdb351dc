import type { Locale } from "#algorithms/lesson.ts";
import type { Mutants, MutantWords } from "#algorithms/mutant.ts";

const words = import.meta.glob<Readonly<Record<Locale, MutantWords<Mutants>>>>(
  "/algorithms/*/mutant-words.ts",
  {
    import: "mutantWords",
  },
);

/** What comes out by each mistake of a lesson, by its name; nothing where it does not come. */
export async function sentencesOf(lesson: string, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const load = words[`/algorithms/${lesson}/mutant-words.ts`];
  const all = await load?.().catch(() => undefined);
  return all?.[locale] ?? {};
}
