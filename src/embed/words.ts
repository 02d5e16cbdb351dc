import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

/** The words of the small player in every language of the site. */
export const embedWords: Readonly<Record<Locale, typeof en>> = { en };
