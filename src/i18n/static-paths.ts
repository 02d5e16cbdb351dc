import { localeParam } from "./locales.ts";

/** The static paths of a page that exists once in every language: the one in the language that is being built. */
export function builtLocale() {
  return [{ params: { locale: localeParam() } }];
}
