import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type SheetWords } from "./words.en.ts";

/** The words of sheets, by language. */
export const sheetWords: Readonly<Record<Locale, SheetWords>> = { en };
