import { DEFAULT_LOCALE, type Locale } from "#algorithms/lesson.ts";
import { type ArticleWords, en } from "./words.en.ts";

/** What the parts of articles say, by language. */
export const articleWords: Readonly<Record<Locale, ArticleWords>> = { en };

/** The language of a page, from its `lang`; the usual one when it is none of ours. */
export function pageLocale(lang: string | undefined): Locale {
  return lang !== undefined && Object.hasOwn(articleWords, lang) ? (lang as Locale) : DEFAULT_LOCALE;
}
