import { localeParam, locales } from "./locales.ts";

/** What a page that exists in every language is told. */
export type LocaleProps = {};

/** The static paths of a page that exists once in every language. */
export function everyLocale() {
  return locales.map((locale) => ({
    params: { locale: localeParam() },
    props: {},
  }));
}
