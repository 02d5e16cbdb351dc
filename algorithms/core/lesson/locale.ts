/** The languages in which the site and its lessons speak, as BCP 47 tags. A lesson that lacks one does not compile. */
export const LOCALES = ["en"] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of a reader who has chosen none; it stands in where a translation is missing. */
export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** The language with this tag, such as the `lang` of a page; the usual one when it is none of ours. */
export function localeOf(tag: string | undefined): Locale {
  return LOCALES.find((locale) => locale === tag) ?? DEFAULT_LOCALE;
}
