import type { Locale } from "#src/i18n/locales.ts";
import { en, type NotesWords } from "./words.en.ts";

/** The words of the notes window, by language. */
export const notesWords: Readonly<Record<Locale, NotesWords>> = { en };
