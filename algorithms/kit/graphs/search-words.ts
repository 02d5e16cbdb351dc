import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type SearchWords } from "./search-words.en.ts";

export const searchWords: Readonly<Record<Locale, SearchWords>> = { en };
