import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type JournalWords } from "./words.en.ts";

/** What is said of the journal, by language. */
export const journalWords: Readonly<Record<Locale, JournalWords>> = { en };
