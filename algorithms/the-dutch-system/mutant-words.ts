import type { Locale } from "../locale.ts";
import type { MutantWords } from "../mutant.ts";
import { en } from "./mutant-words.en.ts";
import type { mutants } from "./mutants.ts";

export const mutantWords: Readonly<Record<Locale, MutantWords<typeof mutants>>> = { en };
