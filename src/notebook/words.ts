import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type NotebookWords } from "./words.en.ts";

/** What the recall, the reader's own page and the table of a class say, by language. */
export const notebookWords: Readonly<Record<Locale, NotebookWords>> = { en };
