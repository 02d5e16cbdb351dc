import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import {
  DEFAULT_LOCALE as defaultLocale,
  type Locale,
  localeOf,
  LOCALES as locales,
} from "#algorithms/core/lesson/locale.ts";

// The first language is served at the root, every other one under its own path.
export { defaultLocale, type Locale, localeOf, locales };

/** The value of the `[...locale]` part of a route: nothing for the default language. */
export function localeParam(): string | undefined {
  return LOCALE === defaultLocale ? undefined : LOCALE;
}

/** The address of `path` ("/about/") in a language: "/about/" in the default one, "/pl/about/" in another. */
export function localePath(path: string): string {
  return LOCALE === defaultLocale ? path : `/${LOCALE}${path}`;
}
