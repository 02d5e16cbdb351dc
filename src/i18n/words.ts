import { en, type Words } from "./en.ts";
import type { Locale } from "./locales.ts";

const CATALOGS: Readonly<Record<Locale, Words>> = { en };

/** The words of the site's shell in a language. */
export function words(locale: Locale): Words {
  return CATALOGS[locale];
}
