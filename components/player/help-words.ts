import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type HelpWords } from "./help-words.en.ts";

/** The words of the help, by language. */
export const helpWords: Readonly<Record<Locale, HelpWords>> = { en };
