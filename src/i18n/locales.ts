import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import {
  DEFAULT_LOCALE as defaultLocale,
  type Locale,
  LOCALES as locales,
} from "#algorithms/core/lesson/locale.ts";

// The first language is served at the root, every other one under its own path.
export { defaultLocale, type Locale, locales };

/** The value of the `[...locale]` part of a route in the language that is being built: nothing for the default one. */
export function localeParam(): string | undefined {
  return LOCALE === defaultLocale ? undefined : LOCALE;
}

/** The languages of a page with its address in each, as search engines want them; none where there is one language. */
export function alternatesOf(
  path: string,
  all: readonly Locale[] = locales,
): [language: string, path: string][] {
  if (all.length < 2) return [];
  const each = all.map((locale): [string, string] => [locale, localePath(path, locale)]);
  return [...each, ["x-default", localePath(path, defaultLocale)]];
}

/** The address of `path` ("/about/"): "/about/" in the default language, "/pl/about/" in another; in the one being built unless told. */
export function localePath(path: string, locale: Locale = LOCALE): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
