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

/** The address of `path` ("/about/"): "/about/" in the default language, "/pl/about/" in another; in the one being built unless told. */
export function localePath(path: string, locale: Locale = LOCALE): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
