import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type InputWords } from "./input-words.en.ts";

/** The words of the editor, by language: they come with it. */
export const inputWords: Readonly<Record<Locale, InputWords>> = { en };
