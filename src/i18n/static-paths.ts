import { type Locale, localeParam, locales } from "./locales.ts";

/** What a page that exists in every language is told. */
export interface LocaleProps {
  readonly locale: Locale;
}

/** The static paths of a page that exists once in every language. */
export function everyLocale() {
  return locales.map((locale) => ({
    params: { locale: localeParam(locale) },
    props: { locale: locale satisfies Locale },
  }));
}
