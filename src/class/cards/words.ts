import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./words.en.ts";

/** What the page of cards says, by language. */
export const cardWords: Readonly<Record<Locale, typeof en>> = { en };
