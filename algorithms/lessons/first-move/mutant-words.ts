import type { Locale } from "#algorithms/core/lesson/locale.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import { en } from "./mutant-words.en.ts";
import type { mutants } from "./mutants.ts";

export const mutantWords: Readonly<Record<Locale, MutantWords<typeof mutants>>> = { en };
