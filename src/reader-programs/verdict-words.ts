import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./verdict-words.en.ts";

export const verdictWords: Readonly<Record<Locale, typeof en>> = { en };
