/** The languages of the site. The first is served at the root, every other one under its own path. */
export const locales = ["en"] as const;

/** One of the site's languages, as a BCP 47 tag. */
export type Locale = (typeof locales)[number];

/** The language that is served at the root and shown where a translation is missing. */
export const defaultLocale: Locale = "en";

/** The value of the `[...locale]` part of a route: nothing for the default language. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

/** The language that a `[...locale]` part of a route stands for. */
export function localeOf(param: string | undefined): Locale {
  return locales.find((locale) => locale === param) ?? defaultLocale;
}

/** The address of `path` ("/about/") in a language: "/about/" in the default one, "/pl/about/" in another. */
export function localePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
