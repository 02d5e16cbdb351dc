/**
 * The languages in which the site and its lessons speak, as BCP 47 tags; the first one is served at the root. The site is built
 * once a language. Code imports the words of the first one, `*.en.ts`, and a build for another language puts that
 * language's file of the same name in its place (`src/build/spoken-language.ts`): a new language is its tag here, and a
 * file `*.xx.ts` beside each `*.en.ts`, with the same exports. A build that misses one names it.
 */
export const LOCALES = ["en"] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of a reader who has chosen none; it stands in where the translation of an article is missing. */
export const DEFAULT_LOCALE: Locale = LOCALES[0];
