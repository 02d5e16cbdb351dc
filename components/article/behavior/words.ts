import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { type ArticleWords, en } from "./words.en.ts";

/** What the parts of articles say, by language. */
export const articleWords: Readonly<Record<Locale, ArticleWords>> = { en };
